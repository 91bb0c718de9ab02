"""Names that people may give features and fields: common, irregular, and hostile to the generator, Swift or the web."""

FEATURES = """
Account Achievement Action Activity Actor Address Agenda Agent Album Alert Allergen Analysis Animal Answer Appendix
Application Appointment Argument Array Asset Attachment Auction Audit Author Axis Badge Balance Bank Basis Bench Bill
Block Bookmark Bool Booking Box Brand Break Buffer Bus Calf Campaign Cargo Category Channel Character Chat Child City
Class Clock Cloud Coach Code Collection Column Command Comment Company Condition Contact Context Country Coupon Crisis
Criterion Customer Data Date Day Debt Decision Default Delivery Department Device Diagnosis Discount Dish Driver Echo
Element Employee Encoder Entry Error Event Exam Exercise Expense Export Extension Factory Failure Fax Field File Filter
Fish Flag Foot Foundation Friend Gallery Goose Group Guest Half Harbour Hero Holiday Host Hypothesis Ice Import Index
Info Internal Inventory Invoice Issue Item Job Journey Kernel Key Knife Label Language Leaf Lens Lesson Letter Life
Lion Live Loaf Location Log Loss Main Man Mango Map Matrix Measure Media Medium Meeting Member Menu Message Metric
Mirror Model Moose Mouse Movie Museum News Node Note Notification Oasis Objective Offer Option Order Output Owner Ox
Package Parcel Parenthesis Party Patient Payment Person Phase Phenomenon Photo Piano Pilot Plan Player Point Policy
Potato Preview Priority Private Process Profile Project Protocol QRCode Quantity Query Question Queue Quiz Quota Rank
Reader Receipt Recipe Record Region Report Request Reservation Response Result Reveal Review Role Roof Room Route Row
Rule Scarf Scene Schedule Schema Screen Series Session Set Shape Sheep Shelf Shift Shipment Sleep Slot Song Source
Species Staff State Status Stimulus Store Stream String Style Subject Subscription Suite Supplier Survey Symbol Table
Tag Task Tax Team Testing Theme Thesis Thief Ticket Token Tomato Tooth Topic Tour Transaction Trip Type URLEntry Unit
User VATRate Value Vehicle Version Veto Video View Visit Voucher Warehouse Watch Wife Wolf Woman Word Worker Zone
""".split()

FIELDS = """
title name id rank rowid localization hashValue description debugDescription self init type value key index count count2
first last text query item items values decoder encoder context content detail fields facts list page url date data error
matches fixture fixtures hostile position document searchText order path listName isListed default case class in hash
encode write read table row column price amount money currency language label labels note isOpen httpURL
""".split()
