/// An app as Xcode writes it: with a framework, an extension, tests, a local package and a remote one.
enum ShopApp {
  static let files = [
    "App/Shop.xcodeproj/project.pbxproj": project,
    "App/Shop/ShopApp.swift": "import Algorithms\nimport Domain\nimport ShopKit\n",
    "App/Shop/Shared/Format.swift": "import Foundation\n",
    "App/Shop/de.lproj/Texts.swift": "",
    "App/ShopKit/Cart.swift": "import Domain\n",
    "App/ShopKitTests/CartTests.swift": "@testable import ShopKit\n",
    "App/ShopUITests/ShopUITests.swift": "import XCTest\n",
    "App/Widget/Widget.swift": "import ShopKit\n",
    "App/Unlisted.swift": "",
    "Packages/Domain/Package.swift": """
    // swift-tools-version: 6.0
    import PackageDescription

    let package = Package(
      name: "Domain",
      products: [.library(name: "Domain", targets: ["Domain"])],
      targets: [.target(name: "Domain")]
    )
    """,
    "Packages/Domain/Sources/Domain/Product.swift": "",
  ]

  static let project = #"""
    // !$*UTF8*$!
    {
    	archiveVersion = 1;
    	classes = {
    	};
    	objectVersion = 77;
    	objects = {

    /* Begin PBXBuildFile section */
    		B1 /* ShopApp.swift in Sources */ = {isa = PBXBuildFile; fileRef = F1 /* ShopApp.swift */; };
    		B2 /* Format.swift in Sources */ = {isa = PBXBuildFile; fileRef = F2 /* Format.swift */; };
    		B3 /* Format.swift in Sources */ = {isa = PBXBuildFile; fileRef = F2 /* Format.swift */; };
    		B4 /* Cart.swift in Sources */ = {isa = PBXBuildFile; fileRef = F3 /* Cart.swift */; };
    		B5 /* CartTests.swift in Sources */ = {isa = PBXBuildFile; fileRef = F4 /* CartTests.swift */; };
    		B6 /* ShopUITests.swift in Sources */ = {isa = PBXBuildFile; fileRef = F5 /* ShopUITests.swift */; };
    		B7 /* Widget.swift in Sources */ = {isa = PBXBuildFile; fileRef = F6 /* Widget.swift */; };
    		B8 /* Texts.swift in Sources */ = {isa = PBXBuildFile; fileRef = V1 /* Texts.swift */; };
    		B9 /* Missing.swift in Sources */ = {isa = PBXBuildFile; fileRef = F7 /* Missing.swift */; };
    		L1 /* ShopKit.framework in Frameworks */ = {isa = PBXBuildFile; fileRef = P2 /* ShopKit.framework */; };
    		L2 /* Algorithms in Frameworks */ = {isa = PBXBuildFile; productRef = S1 /* Algorithms */; };
    		L3 /* WidgetKit.framework in Frameworks */ = {isa = PBXBuildFile; fileRef = F8 /* WidgetKit.framework */; };
    		L4 /* ShopKit.framework in Frameworks */ = {isa = PBXBuildFile; fileRef = P2; platformFilter = ios; };
    /* End PBXBuildFile section */

    /* Begin PBXContainerItemProxy section */
    		X1 /* PBXContainerItemProxy */ = {
    			isa = PBXContainerItemProxy;
    			containerPortal = ROOT /* Project object */;
    			proxyType = 1;
    			remoteGlobalIDString = T2;
    			remoteInfo = ShopKit;
    		};
    /* End PBXContainerItemProxy section */

    /* Begin PBXFileReference section */
    		F1 /* ShopApp.swift */ = {isa = PBXFileReference; lastKnownFileType = sourcecode.swift; path = ShopApp.swift; sourceTree = "<group>"; };
    		F2 /* Format.swift */ = {isa = PBXFileReference; path = Shop/Shared/Format.swift; sourceTree = SOURCE_ROOT; };
    		F3 /* Cart.swift */ = {isa = PBXFileReference; path = Cart.swift; sourceTree = "<group>"; };
    		F4 /* CartTests.swift */ = {isa = PBXFileReference; name = CartTests.swift; path = "../ShopKitTests/CartTests.swift"; sourceTree = "<group>"; };
    		F5 /* ShopUITests.swift */ = {isa = PBXFileReference; path = ShopUITests/ShopUITests.swift; sourceTree = "<group>"; };
    		F6 /* Widget.swift */ = {isa = PBXFileReference; path = Widget/Widget.swift; sourceTree = "<group>"; };
    		F7 /* Missing.swift */ = {isa = PBXFileReference; path = Missing.swift; sourceTree = "<group>"; };
    		F8 /* WidgetKit.framework */ = {isa = PBXFileReference; path = System/Library/Frameworks/WidgetKit.framework; sourceTree = SDKROOT; };
    		F9 /* de */ = {isa = PBXFileReference; name = de; path = de.lproj/Texts.swift; sourceTree = "<group>"; };
    		P1 /* Shop.app */ = {isa = PBXFileReference; explicitFileType = wrapper.application; path = Shop.app; sourceTree = BUILT_PRODUCTS_DIR; };
    		P2 /* ShopKit.framework */ = {isa = PBXFileReference; path = ShopKit.framework; sourceTree = BUILT_PRODUCTS_DIR; };
    /* End PBXFileReference section */

    /* Begin PBXGroup section */
    		G0 = {
    			isa = PBXGroup;
    			children = (
    				G1 /* Shop */,
    				G2 /* ShopKit */,
    				F5 /* ShopUITests.swift */,
    				F6 /* Widget.swift */,
    				F7 /* Missing.swift */,
    				G3 /* Products */,
    			);
    			sourceTree = "<group>";
    		};
    		G1 /* Shop */ = {
    			isa = PBXGroup;
    			children = (
    				F1 /* ShopApp.swift */,
    				F2 /* Format.swift */,
    				V1 /* Texts.swift */,
    			);
    			path = Shop;
    			sourceTree = "<group>";
    		};
    		G2 /* ShopKit */ = {
    			isa = PBXGroup;
    			children = (
    				F3 /* Cart.swift */,
    				F4 /* CartTests.swift */,
    			);
    			path = ShopKit;
    			sourceTree = "<group>";
    		};
    		G3 /* Products */ = {isa = PBXGroup; children = (P1, P2, ); name = Products; sourceTree = "<group>"; };
    		V1 /* Texts.swift */ = {isa = PBXVariantGroup; children = (F9 /* de */, ); name = Texts.swift; sourceTree = "<group>"; };
    /* End PBXGroup section */

    /* Begin PBXNativeTarget section */
    		T1 /* Shop */ = {
    			isa = PBXNativeTarget;
    			buildConfigurationList = C1;
    			buildPhases = (
    				S11 /* Sources */,
    				S12 /* Frameworks */,
    			);
    			dependencies = (
    				D1 /* PBXTargetDependency */,
    				D4 /* PBXTargetDependency */,
    			);
    			name = Shop;
    			packageProductDependencies = (
    				S1 /* Algorithms */,
    				S2 /* Domain */,
    			);
    			productReference = P1 /* Shop.app */;
    			productType = "com.apple.product-type.application";
    		};
    		T2 /* ShopKit */ = {
    			isa = PBXNativeTarget;
    			buildConfigurationList = C2;
    			buildPhases = (S21, );
    			name = "Shop Kit";
    			packageProductDependencies = (S2, );
    			productReference = P2 /* ShopKit.framework */;
    			productType = "com.apple.product-type.framework";
    		};
    		T3 /* ShopKitTests */ = {
    			isa = PBXNativeTarget;
    			buildConfigurationList = C3;
    			buildPhases = (S31, );
    			name = ShopKitTests;
    			productType = "com.apple.product-type.bundle.unit-test";
    		};
    		T4 /* ShopUITests */ = {
    			isa = PBXNativeTarget;
    			buildConfigurationList = C4;
    			buildPhases = (S41, );
    			name = ShopUITests;
    			productType = "com.apple.product-type.bundle.ui-testing";
    		};
    		T5 /* Widget */ = {
    			isa = PBXNativeTarget;
    			buildPhases = (S51, S52, );
    			dependencies = (D2, );
    			name = Widget;
    			productType = "com.apple.product-type.app-extension";
    		};
    /* End PBXNativeTarget section */

    		T6 /* All */ = {isa = PBXAggregateTarget; name = All; };

    		ROOT /* Project object */ = {
    			isa = PBXProject;
    			buildConfigurationList = C0;
    			mainGroup = G0;
    			packageReferences = (R1, R2, );
    			projectDirPath = "";
    			targets = (T1, T2, T3, T4, T5, T6, );
    		};

    		S11 = {isa = PBXSourcesBuildPhase; files = (B1, B2, B8, B9, ); };
    		S12 = {isa = PBXFrameworksBuildPhase; files = (L1, L2, ); };
    		S21 = {isa = PBXSourcesBuildPhase; files = (B4, ); };
    		S31 = {isa = PBXSourcesBuildPhase; files = (B5, ); };
    		S41 = {isa = PBXSourcesBuildPhase; files = (B6, ); };
    		S51 = {isa = PBXSourcesBuildPhase; files = (B3, B7, ); };
    		S52 = {isa = PBXFrameworksBuildPhase; files = (L3, L4, ); };
    		D1 = {isa = PBXTargetDependency; target = T5 /* Widget */; };
    		D2 = {isa = PBXTargetDependency; targetProxy = X1; };
    		D4 = {isa = PBXTargetDependency; productRef = S3; };
    		S1 /* Algorithms */ = {isa = XCSwiftPackageProductDependency; package = R1; productName = Algorithms; };
    		S2 /* Domain */ = {isa = XCSwiftPackageProductDependency; package = R2; productName = Domain; };
    		S3 = {isa = XCSwiftPackageProductDependency; productName = "plugin:Generate"; };
    		R1 = {isa = XCRemoteSwiftPackageReference; repositoryURL = "https://github.com/apple/swift-algorithms.git"; };
    		R2 = {isa = XCLocalSwiftPackageReference; relativePath = ../Packages/Domain; };

    		C0 = {isa = XCConfigurationList; buildConfigurations = (C01, C02, ); };
    		C01 = {isa = XCBuildConfiguration; name = Debug; buildSettings = {
    			PRODUCT_NAME = "$(TARGET_NAME)";
    			SWIFT_UPCOMING_FEATURE_EXISTENTIAL_ANY = YES;
    			SWIFT_VERSION = 6.0;
    		}; };
    		C02 = {isa = XCBuildConfiguration; name = Release; buildSettings = {
    			PRODUCT_NAME = "$(TARGET_NAME)";
    			SWIFT_VERSION = 6.0;
    		}; };
    		C1 = {isa = XCConfigurationList; buildConfigurations = (C11, ); };
    		C11 = {isa = XCBuildConfiguration; name = Debug; buildSettings = {SWIFT_VERSION = 5.0; }; };
    		C2 = {isa = XCConfigurationList; buildConfigurations = (C21, C22, ); };
    		C21 = {isa = XCBuildConfiguration; name = Debug; buildSettings = {
    			PRODUCT_NAME = "$(TARGET_NAME:c99extidentifier)";
    			PRODUCT_MODULE_NAME = ShopKit;
    		}; };
    		C22 = {isa = XCBuildConfiguration; name = Release; buildSettings = {PRODUCT_MODULE_NAME = ShopKit; }; };
    		C3 = {isa = XCConfigurationList; buildConfigurations = (C31, ); };
    		C31 = {isa = XCBuildConfiguration; name = Debug; buildSettings = {
    			TEST_HOST = "$(BUILT_PRODUCTS_DIR)/Shop.app/$(BUNDLE_EXECUTABLE_FOLDER_PATH)/Shop";
    		}; };
    		C4 = {isa = XCConfigurationList; buildConfigurations = (C41, ); };
    		C41 = {isa = XCBuildConfiguration; name = Debug; buildSettings = {TEST_TARGET_NAME = Shop; }; };
    	};
    	rootObject = ROOT /* Project object */;
    }
    """#
}
