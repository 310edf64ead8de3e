import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."_locales" AS ENUM('nl', 'fr', 'en', 'de');
  CREATE TYPE "public"."enum_pages_kind" AS ENUM('home', 'content', 'property_list', 'project_list', 'contact', 'thank_you', 'legal', 'not_found', 'login');
  CREATE TYPE "public"."enum_pages_list_goal" AS ENUM('sale', 'rent');
  CREATE TYPE "public"."enum_pages_banner_type" AS ENUM('none', 'image', 'gallery', 'video');
  CREATE TYPE "public"."enum_pages_redirect_kind" AS ENUM('none', 'page', 'url');
  CREATE TYPE "public"."enum_pages_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__pages_v_version_kind" AS ENUM('home', 'content', 'property_list', 'project_list', 'contact', 'thank_you', 'legal', 'not_found', 'login');
  CREATE TYPE "public"."enum__pages_v_version_list_goal" AS ENUM('sale', 'rent');
  CREATE TYPE "public"."enum__pages_v_version_banner_type" AS ENUM('none', 'image', 'gallery', 'video');
  CREATE TYPE "public"."enum__pages_v_version_redirect_kind" AS ENUM('none', 'page', 'url');
  CREATE TYPE "public"."enum__pages_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__pages_v_published_locale" AS ENUM('nl', 'fr', 'en', 'de');
  CREATE TYPE "public"."enum_modules_blocks_article_source" AS ENUM('chosen', 'category');
  CREATE TYPE "public"."enum_modules_blocks_property_list_goal" AS ENUM('sale', 'rent');
  CREATE TYPE "public"."enum_modules_blocks_property_list_order" AS ENUM('newest', 'price_asc', 'price_desc');
  CREATE TYPE "public"."enum_modules_blocks_project_list_goal" AS ENUM('sale', 'rent');
  CREATE TYPE "public"."enum_modules_blocks_project_list_order" AS ENUM('newest', 'price_asc', 'price_desc');
  CREATE TYPE "public"."enum_modules_blocks_contact_form_form" AS ENUM('contact', 'valuation', 'demand', 'rental_management', 'newsletter', 'testimonial');
  CREATE TYPE "public"."enum_modules_view" AS ENUM('single', 'card', 'news');
  CREATE TYPE "public"."enum_modules_title_size" AS ENUM('small', 'medium', 'large');
  CREATE TYPE "public"."enum_modules_number_item_of_row" AS ENUM('3', '4');
  CREATE TYPE "public"."enum_modules_max_items" AS ENUM('3', '4', '6');
  CREATE TYPE "public"."enum_modules_position" AS ENUM('left', 'center', 'right');
  CREATE TYPE "public"."enum_modules_span" AS ENUM('10', '12');
  CREATE TYPE "public"."enum_modules_tint" AS ENUM('none', 'sand', 'moss');
  CREATE TYPE "public"."enum_modules_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__modules_v_blocks_article_source" AS ENUM('chosen', 'category');
  CREATE TYPE "public"."enum__modules_v_blocks_property_list_goal" AS ENUM('sale', 'rent');
  CREATE TYPE "public"."enum__modules_v_blocks_property_list_order" AS ENUM('newest', 'price_asc', 'price_desc');
  CREATE TYPE "public"."enum__modules_v_blocks_project_list_goal" AS ENUM('sale', 'rent');
  CREATE TYPE "public"."enum__modules_v_blocks_project_list_order" AS ENUM('newest', 'price_asc', 'price_desc');
  CREATE TYPE "public"."enum__modules_v_blocks_contact_form_form" AS ENUM('contact', 'valuation', 'demand', 'rental_management', 'newsletter', 'testimonial');
  CREATE TYPE "public"."enum__modules_v_version_view" AS ENUM('single', 'card', 'news');
  CREATE TYPE "public"."enum__modules_v_version_title_size" AS ENUM('small', 'medium', 'large');
  CREATE TYPE "public"."enum__modules_v_version_number_item_of_row" AS ENUM('3', '4');
  CREATE TYPE "public"."enum__modules_v_version_max_items" AS ENUM('3', '4', '6');
  CREATE TYPE "public"."enum__modules_v_version_position" AS ENUM('left', 'center', 'right');
  CREATE TYPE "public"."enum__modules_v_version_span" AS ENUM('10', '12');
  CREATE TYPE "public"."enum__modules_v_version_tint" AS ENUM('none', 'sand', 'moss');
  CREATE TYPE "public"."enum__modules_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__modules_v_published_locale" AS ENUM('nl', 'fr', 'en', 'de');
  CREATE TYPE "public"."enum_articles_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__articles_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__articles_v_published_locale" AS ENUM('nl', 'fr', 'en', 'de');
  CREATE TYPE "public"."enum_menus_items_children_kind" AS ENUM('page', 'url');
  CREATE TYPE "public"."enum_menus_items_children_appearance" AS ENUM('link', 'button');
  CREATE TYPE "public"."enum_menus_items_children_icon" AS ENUM('none', 'phone', 'mail', 'user', 'search', 'map_pin', 'calendar');
  CREATE TYPE "public"."enum_menus_items_kind" AS ENUM('page', 'url');
  CREATE TYPE "public"."enum_menus_items_appearance" AS ENUM('link', 'button');
  CREATE TYPE "public"."enum_menus_items_icon" AS ENUM('none', 'phone', 'mail', 'user', 'search', 'map_pin', 'calendar');
  CREATE TYPE "public"."enum_menus_place" AS ENUM('main', 'drawer', 'footer', 'legal');
  CREATE TYPE "public"."enum_properties_goal" AS ENUM('sale', 'rent');
  CREATE TYPE "public"."enum_properties_record_status" AS ENUM('prospective', 'active', 'sold', 'cancelled', 'rented', 'inactive', 'reference');
  CREATE TYPE "public"."enum_properties_marquee" AS ENUM('none', 'new', 'option', 'sold', 'rented');
  CREATE TYPE "public"."enum_properties_contract_type" AS ENUM('private_sale', 'public_sale', 'life_annuity', 'long_lease', 'lease_short', 'lease_nine_years', 'lease_student', 'lease_commercial', 'lease_common');
  CREATE TYPE "public"."enum_properties_price_unit" AS ENUM('total', 'month', 'year', 'week', 'square_metre', 'square_metre_month', 'square_metre_year', 'from');
  CREATE TYPE "public"."enum_properties_vat_regime" AS ENUM('registration_duty', 'vat', 'land_duty_building_vat', 'exempt');
  CREATE TYPE "public"."enum_properties_condition" AS ENUM('new', 'excellent', 'good', 'to_refresh', 'to_renovate', 'to_demolish', 'shell');
  CREATE TYPE "public"."enum_properties_heating" AS ENUM('none', 'central', 'individual', 'collective', 'underfloor', 'stove', 'accumulation');
  CREATE TYPE "public"."enum_properties_heating_source" AS ENUM('gas', 'oil', 'electricity', 'heat_pump', 'district', 'pellets', 'wood', 'solar');
  CREATE TYPE "public"."enum_properties_kitchen" AS ENUM('none', 'kitchenette', 'semi_fitted', 'fitted', 'fully_fitted', 'open');
  CREATE TYPE "public"."enum_properties_glazing" AS ENUM('single', 'double', 'high_efficiency', 'triple', 'mixed');
  CREATE TYPE "public"."enum_properties_frame" AS ENUM('wood', 'pvc', 'aluminium', 'steel', 'mixed');
  CREATE TYPE "public"."enum_properties_roof_material" AS ENUM('tiles', 'slate', 'fibre_cement', 'bitumen', 'epdm', 'zinc', 'thatch', 'green');
  CREATE TYPE "public"."enum_properties_roof_condition" AS ENUM('new', 'excellent', 'good', 'to_refresh', 'to_renovate', 'to_demolish', 'shell');
  CREATE TYPE "public"."enum_properties_epc_label" AS ENUM('a_plusplus', 'a_plus', 'a', 'a_sub', 'b_plus', 'b', 'b_sub', 'c_plus', 'c', 'c_sub', 'd_plus', 'd', 'd_sub', 'e_plus', 'e', 'e_sub', 'f', 'g');
  CREATE TYPE "public"."enum_properties_epc_profile" AS ENUM('specification', 'official');
  CREATE TYPE "public"."enum_properties_electrical_inspection" AS ENUM('compliant', 'not_compliant', 'none');
  CREATE TYPE "public"."enum_properties_permit" AS ENUM('issued', 'none');
  CREATE TYPE "public"."enum_properties_allotment_permit" AS ENUM('issued', 'none');
  CREATE TYPE "public"."enum_properties_zoning" AS ENUM('residential', 'rural_residential', 'cultural_historic', 'residential_park', 'residential_expansion', 'industrial', 'crafts', 'day_recreation', 'stay_recreation', 'agricultural', 'scenic_agricultural', 'forest', 'nature', 'nature_reserve', 'park');
  CREATE TYPE "public"."enum_properties_summons" AS ENUM('none', 'summons', 'judicial_measure', 'administrative_coercion', 'order_under_penalty', 'settlement');
  CREATE TYPE "public"."enum_properties_judicial_decision" AS ENUM('yes', 'none');
  CREATE TYPE "public"."enum_properties_preemptive_rights" AS ENUM('yes', 'none');
  CREATE TYPE "public"."enum_properties_planning_information" AS ENUM('available', 'requested', 'none');
  CREATE TYPE "public"."enum_properties_flood_zone" AS ENUM('none', 'flood_area', 'bank_area', 'possible', 'effective');
  CREATE TYPE "public"."enum_properties_g_score" AS ENUM('a', 'b', 'c', 'd');
  CREATE TYPE "public"."enum_properties_p_score" AS ENUM('a', 'b', 'c', 'd');
  CREATE TYPE "public"."enum_properties_asbestos_type" AS ENUM('safe', 'not_safe', 'none_found');
  CREATE TYPE "public"."enum_properties_unit_status" AS ENUM('available', 'option', 'sold');
  CREATE TYPE "public"."enum_properties_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__properties_v_version_goal" AS ENUM('sale', 'rent');
  CREATE TYPE "public"."enum__properties_v_version_marquee" AS ENUM('none', 'new', 'option', 'sold', 'rented');
  CREATE TYPE "public"."enum__properties_v_version_contract_type" AS ENUM('private_sale', 'public_sale', 'life_annuity', 'long_lease', 'lease_short', 'lease_nine_years', 'lease_student', 'lease_commercial', 'lease_common');
  CREATE TYPE "public"."enum__properties_v_version_price_unit" AS ENUM('total', 'month', 'year', 'week', 'square_metre', 'square_metre_month', 'square_metre_year', 'from');
  CREATE TYPE "public"."enum__properties_v_version_vat_regime" AS ENUM('registration_duty', 'vat', 'land_duty_building_vat', 'exempt');
  CREATE TYPE "public"."enum__properties_v_version_condition" AS ENUM('new', 'excellent', 'good', 'to_refresh', 'to_renovate', 'to_demolish', 'shell');
  CREATE TYPE "public"."enum__properties_v_version_heating" AS ENUM('none', 'central', 'individual', 'collective', 'underfloor', 'stove', 'accumulation');
  CREATE TYPE "public"."enum__properties_v_version_heating_source" AS ENUM('gas', 'oil', 'electricity', 'heat_pump', 'district', 'pellets', 'wood', 'solar');
  CREATE TYPE "public"."enum__properties_v_version_kitchen" AS ENUM('none', 'kitchenette', 'semi_fitted', 'fitted', 'fully_fitted', 'open');
  CREATE TYPE "public"."enum__properties_v_version_glazing" AS ENUM('single', 'double', 'high_efficiency', 'triple', 'mixed');
  CREATE TYPE "public"."enum__properties_v_version_frame" AS ENUM('wood', 'pvc', 'aluminium', 'steel', 'mixed');
  CREATE TYPE "public"."enum__properties_v_version_roof_material" AS ENUM('tiles', 'slate', 'fibre_cement', 'bitumen', 'epdm', 'zinc', 'thatch', 'green');
  CREATE TYPE "public"."enum__properties_v_version_roof_condition" AS ENUM('new', 'excellent', 'good', 'to_refresh', 'to_renovate', 'to_demolish', 'shell');
  CREATE TYPE "public"."enum__properties_v_version_epc_label" AS ENUM('a_plusplus', 'a_plus', 'a', 'a_sub', 'b_plus', 'b', 'b_sub', 'c_plus', 'c', 'c_sub', 'd_plus', 'd', 'd_sub', 'e_plus', 'e', 'e_sub', 'f', 'g');
  CREATE TYPE "public"."enum__properties_v_version_epc_profile" AS ENUM('specification', 'official');
  CREATE TYPE "public"."enum__properties_v_version_electrical_inspection" AS ENUM('compliant', 'not_compliant', 'none');
  CREATE TYPE "public"."enum__properties_v_version_permit" AS ENUM('issued', 'none');
  CREATE TYPE "public"."enum__properties_v_version_allotment_permit" AS ENUM('issued', 'none');
  CREATE TYPE "public"."enum__properties_v_version_zoning" AS ENUM('residential', 'rural_residential', 'cultural_historic', 'residential_park', 'residential_expansion', 'industrial', 'crafts', 'day_recreation', 'stay_recreation', 'agricultural', 'scenic_agricultural', 'forest', 'nature', 'nature_reserve', 'park');
  CREATE TYPE "public"."enum__properties_v_version_summons" AS ENUM('none', 'summons', 'judicial_measure', 'administrative_coercion', 'order_under_penalty', 'settlement');
  CREATE TYPE "public"."enum__properties_v_version_judicial_decision" AS ENUM('yes', 'none');
  CREATE TYPE "public"."enum__properties_v_version_preemptive_rights" AS ENUM('yes', 'none');
  CREATE TYPE "public"."enum__properties_v_version_planning_information" AS ENUM('available', 'requested', 'none');
  CREATE TYPE "public"."enum__properties_v_version_flood_zone" AS ENUM('none', 'flood_area', 'bank_area', 'possible', 'effective');
  CREATE TYPE "public"."enum__properties_v_version_g_score" AS ENUM('a', 'b', 'c', 'd');
  CREATE TYPE "public"."enum__properties_v_version_p_score" AS ENUM('a', 'b', 'c', 'd');
  CREATE TYPE "public"."enum__properties_v_version_asbestos_type" AS ENUM('safe', 'not_safe', 'none_found');
  CREATE TYPE "public"."enum__properties_v_version_unit_status" AS ENUM('available', 'option', 'sold');
  CREATE TYPE "public"."enum__properties_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__properties_v_published_locale" AS ENUM('nl', 'fr', 'en', 'de');
  CREATE TYPE "public"."enum_projects_constructions_status" AS ENUM('planned', 'under_construction', 'delivered');
  CREATE TYPE "public"."enum_projects_goal" AS ENUM('sale', 'rent');
  CREATE TYPE "public"."enum_projects_marquee" AS ENUM('none', 'new', 'option', 'sold', 'rented');
  CREATE TYPE "public"."enum_projects_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__projects_v_version_constructions_status" AS ENUM('planned', 'under_construction', 'delivered');
  CREATE TYPE "public"."enum__projects_v_version_goal" AS ENUM('sale', 'rent');
  CREATE TYPE "public"."enum__projects_v_version_marquee" AS ENUM('none', 'new', 'option', 'sold', 'rented');
  CREATE TYPE "public"."enum__projects_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__projects_v_published_locale" AS ENUM('nl', 'fr', 'en', 'de');
  CREATE TYPE "public"."enum_cities_country" AS ENUM('be', 'lu', 'fr', 'nl', 'de', 'es', 'it', 'pt');
  CREATE TYPE "public"."enum_activities_kind" AS ENUM('history', 'communication', 'online_media');
  CREATE TYPE "public"."enum_activities_type" AS ENUM('call', 'mail', 'letter', 'visit', 'offer', 'agreement', 'publication', 'price_change', 'document', 'note');
  CREATE TYPE "public"."enum_activities_status" AS ENUM('planned', 'done', 'cancelled');
  CREATE TYPE "public"."enum_documents_kind" AS ENUM('plan', 'epc', 'asbestos', 'soil', 'planning', 'electrical', 'contract', 'brochure', 'other');
  CREATE TYPE "public"."enum_enquiries_status" AS ENUM('new', 'answered', 'closed', 'spam');
  CREATE TYPE "public"."enum_enquiries_language" AS ENUM('nl', 'fr', 'en', 'de');
  CREATE TYPE "public"."enum_enquiries_kind" AS ENUM('contact', 'property', 'appointment', 'construction', 'valuation', 'demand', 'friend', 'newsletter', 'rental_management', 'testimonial', 'documents', 'offer', 'unsubscribe');
  CREATE TYPE "public"."enum_enquiries_title" AS ENUM('mr', 'ms', 'miss');
  CREATE TYPE "public"."enum_enquiries_contact_slot" AS ENUM('morning', 'afternoon', 'evening');
  CREATE TYPE "public"."enum_enquiries_contact_device" AS ENUM('phone', 'mobile', 'email');
  CREATE TYPE "public"."enum_demands_provinces" AS ENUM('antwerp', 'east_flanders', 'flemish_brabant', 'limburg', 'west_flanders', 'brussels', 'walloon_brabant', 'hainaut', 'liege', 'luxembourg', 'namur');
  CREATE TYPE "public"."enum_demands_regions" AS ENUM('flanders', 'brussels', 'wallonia');
  CREATE TYPE "public"."enum_demands_status" AS ENUM('unconfirmed', 'active', 'paused', 'ended');
  CREATE TYPE "public"."enum_demands_frequency" AS ENUM('instant', 'daily', 'weekly');
  CREATE TYPE "public"."enum_demands_language" AS ENUM('nl', 'fr', 'en', 'de');
  CREATE TYPE "public"."enum_demands_goal" AS ENUM('sale', 'rent');
  CREATE TYPE "public"."enum_demands_title" AS ENUM('mr', 'ms', 'miss');
  CREATE TYPE "public"."enum_demands_contact_slot" AS ENUM('morning', 'afternoon', 'evening');
  CREATE TYPE "public"."enum_demands_contact_device" AS ENUM('phone', 'mobile', 'email');
  CREATE TYPE "public"."enum_appointments_status" AS ENUM('requested', 'confirmed', 'full', 'cancelled', 'done');
  CREATE TYPE "public"."enum_appointments_language" AS ENUM('nl', 'fr', 'en', 'de');
  CREATE TYPE "public"."enum_appointments_slot" AS ENUM('morning', 'afternoon', 'evening');
  CREATE TYPE "public"."enum_appointments_title" AS ENUM('mr', 'ms', 'miss');
  CREATE TYPE "public"."enum_appointments_contact_slot" AS ENUM('morning', 'afternoon', 'evening');
  CREATE TYPE "public"."enum_appointments_contact_device" AS ENUM('phone', 'mobile', 'email');
  CREATE TYPE "public"."enum_subscribers_status" AS ENUM('unconfirmed', 'subscribed', 'unsubscribed');
  CREATE TYPE "public"."enum_subscribers_language" AS ENUM('nl', 'fr', 'en', 'de');
  CREATE TYPE "public"."enum_testimonials_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_owners_title" AS ENUM('mr', 'ms', 'miss');
  CREATE TYPE "public"."enum_owners_language" AS ENUM('nl', 'fr', 'en', 'de');
  CREATE TYPE "public"."enum_users_role" AS ENUM('admin', 'editor', 'agent');
  CREATE TYPE "public"."enum_users_language" AS ENUM('nl', 'fr', 'en', 'de');
  CREATE TYPE "public"."enum_settings_languages_code" AS ENUM('nl', 'fr', 'en', 'de');
  CREATE TYPE "public"."enum_settings_recipients_form" AS ENUM('contact', 'property', 'appointment', 'construction', 'valuation', 'demand', 'friend', 'newsletter', 'rental_management', 'testimonial', 'documents', 'offer', 'unsubscribe');
  CREATE TYPE "public"."enum_settings_default_language" AS ENUM('nl', 'fr', 'en', 'de');
  CREATE TYPE "public"."enum_settings_theme_heading_font" AS ENUM('fraunces', 'newsreader');
  CREATE TYPE "public"."enum_settings_theme_text_font" AS ENUM('figtree', 'instrument_sans');
  CREATE TYPE "public"."enum_settings_map_style" AS ENUM('light', 'streets', 'satellite');
  CREATE TYPE "public"."enum_top_bar_left_status" AS ENUM('published', 'hidden');
  CREATE TYPE "public"."enum_top_bar_left_icon" AS ENUM('none', 'phone', 'mail', 'user', 'search', 'map_pin', 'calendar');
  CREATE TYPE "public"."enum_top_bar_right_status" AS ENUM('published', 'hidden');
  CREATE TYPE "public"."enum_top_bar_right_icon" AS ENUM('none', 'phone', 'mail', 'user', 'search', 'map_pin', 'calendar');
  CREATE TYPE "public"."enum_popup_is_published" AS ENUM('yes', 'no');
  CREATE TYPE "public"."enum_condition_field" AS ENUM('reference', 'uniqueCode', 'goal', 'mainType', 'address', 'zip', 'city', 'availability', 'availableFrom', 'contractType', 'price', 'monthlyRent', 'chargesOwner', 'chargesRenter', 'deposit', 'agencyCost', 'inventoryCost', 'notaryFee', 'registrationRight', 'vatRegime', 'vatValue', 'constructionCost', 'landValue', 'realEstateTax', 'cadastralIncome', 'rentalIncome', 'totalArea', 'livingArea', 'groundArea', 'terraceArea', 'gardenArea', 'officeArea', 'storeArea', 'constructedArea', 'frontWidth', 'plotWidth', 'plotDepth', 'bedrooms', 'bathrooms', 'showerRooms', 'toilets', 'garages', 'parkings', 'externalParkings', 'floors', 'floor', 'facades', 'constructionYear', 'renovationYear', 'condition', 'heating', 'heatingSource', 'kitchen', 'glazing', 'frame', 'roofMaterial', 'roofCondition', 'gas', 'water', 'electricity', 'lift', 'cellar', 'terrace', 'garden', 'attic', 'furnished', 'garage', 'pool', 'newBuild', 'investment', 'epcValue', 'epcTotal', 'epcLabel', 'epcCertificate', 'epcDate', 'co2Emission', 'eLevel', 'electricalInspection', 'permit', 'zoning', 'summons', 'preemptiveRights', 'judicialDecision', 'allotmentPermit', 'planningInformation', 'floodZone', 'gScore', 'pScore', 'floodReportDate', 'asbestosCertificate', 'asbestosDate', 'asbestosType', 'soilCertificate', 'unitNumber', 'unitFloor', 'requirementPrice', 'unitStatus');
  CREATE TYPE "public"."enum_condition_logic" AS ENUM('filled', 'empty', 'equals', 'not_equals', 'greater', 'less', 'contains');
  CREATE TYPE "public"."enum_condition_other" AS ENUM('reference', 'uniqueCode', 'goal', 'mainType', 'address', 'zip', 'city', 'availability', 'availableFrom', 'contractType', 'price', 'monthlyRent', 'chargesOwner', 'chargesRenter', 'deposit', 'agencyCost', 'inventoryCost', 'notaryFee', 'registrationRight', 'vatRegime', 'vatValue', 'constructionCost', 'landValue', 'realEstateTax', 'cadastralIncome', 'rentalIncome', 'totalArea', 'livingArea', 'groundArea', 'terraceArea', 'gardenArea', 'officeArea', 'storeArea', 'constructedArea', 'frontWidth', 'plotWidth', 'plotDepth', 'bedrooms', 'bathrooms', 'showerRooms', 'toilets', 'garages', 'parkings', 'externalParkings', 'floors', 'floor', 'facades', 'constructionYear', 'renovationYear', 'condition', 'heating', 'heatingSource', 'kitchen', 'glazing', 'frame', 'roofMaterial', 'roofCondition', 'gas', 'water', 'electricity', 'lift', 'cellar', 'terrace', 'garden', 'attic', 'furnished', 'garage', 'pool', 'newBuild', 'investment', 'epcValue', 'epcTotal', 'epcLabel', 'epcCertificate', 'epcDate', 'co2Emission', 'eLevel', 'electricalInspection', 'permit', 'zoning', 'summons', 'preemptiveRights', 'judicialDecision', 'allotmentPermit', 'planningInformation', 'floodZone', 'gScore', 'pScore', 'floodReportDate', 'asbestosCertificate', 'asbestosDate', 'asbestosType', 'soilCertificate', 'unitNumber', 'unitFloor', 'requirementPrice', 'unitStatus');
  CREATE TYPE "public"."enum_row_field" AS ENUM('reference', 'uniqueCode', 'goal', 'mainType', 'address', 'zip', 'city', 'availability', 'availableFrom', 'contractType', 'price', 'monthlyRent', 'chargesOwner', 'chargesRenter', 'deposit', 'agencyCost', 'inventoryCost', 'notaryFee', 'registrationRight', 'vatRegime', 'vatValue', 'constructionCost', 'landValue', 'realEstateTax', 'cadastralIncome', 'rentalIncome', 'totalArea', 'livingArea', 'groundArea', 'terraceArea', 'gardenArea', 'officeArea', 'storeArea', 'constructedArea', 'frontWidth', 'plotWidth', 'plotDepth', 'bedrooms', 'bathrooms', 'showerRooms', 'toilets', 'garages', 'parkings', 'externalParkings', 'floors', 'floor', 'facades', 'constructionYear', 'renovationYear', 'condition', 'heating', 'heatingSource', 'kitchen', 'glazing', 'frame', 'roofMaterial', 'roofCondition', 'gas', 'water', 'electricity', 'lift', 'cellar', 'terrace', 'garden', 'attic', 'furnished', 'garage', 'pool', 'newBuild', 'investment', 'epcValue', 'epcTotal', 'epcLabel', 'epcCertificate', 'epcDate', 'co2Emission', 'eLevel', 'electricalInspection', 'permit', 'zoning', 'summons', 'preemptiveRights', 'judicialDecision', 'allotmentPermit', 'planningInformation', 'floodZone', 'gScore', 'pScore', 'floodReportDate', 'asbestosCertificate', 'asbestosDate', 'asbestosType', 'soilCertificate', 'unitNumber', 'unitFloor', 'requirementPrice', 'unitStatus');
  CREATE TYPE "public"."enum_row_format" AS ENUM('plain', 'number', 'area', 'length', 'money', 'date', 'year', 'yes_no', 'option', 'energy');
  CREATE TYPE "public"."enum_property_detail_ignored_marquees" AS ENUM('none', 'new', 'option', 'sold', 'rented');
  CREATE TABLE "pages" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"kind" "enum_pages_kind" DEFAULT 'content',
  	"parent_id" uuid,
  	"sort" numeric DEFAULT 100,
  	"image_id" uuid,
  	"logo_id" uuid,
  	"list_goal" "enum_pages_list_goal",
  	"banner_type" "enum_pages_banner_type" DEFAULT 'none',
  	"banner_video_url" varchar,
  	"banner_with_search" boolean DEFAULT false,
  	"css" varchar,
  	"redirect_kind" "enum_pages_redirect_kind" DEFAULT 'none',
  	"redirect_page_id" uuid,
  	"redirect_url" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_pages_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "pages_locales" (
  	"title" varchar,
  	"path" varchar,
  	"public" boolean DEFAULT true,
  	"heading" varchar,
  	"intro" jsonb,
  	"content" jsonb,
  	"banner_title" varchar,
  	"banner_text" varchar,
  	"meta_title" varchar,
  	"meta_description" varchar,
  	"meta_image_id" uuid,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "pages_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"property_types_id" uuid,
  	"modules_id" uuid,
  	"media_id" uuid
  );
  
  CREATE TABLE "_pages_v" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"parent_id" uuid,
  	"version_kind" "enum__pages_v_version_kind" DEFAULT 'content',
  	"version_parent_id" uuid,
  	"version_sort" numeric DEFAULT 100,
  	"version_image_id" uuid,
  	"version_logo_id" uuid,
  	"version_list_goal" "enum__pages_v_version_list_goal",
  	"version_banner_type" "enum__pages_v_version_banner_type" DEFAULT 'none',
  	"version_banner_video_url" varchar,
  	"version_banner_with_search" boolean DEFAULT false,
  	"version_css" varchar,
  	"version_redirect_kind" "enum__pages_v_version_redirect_kind" DEFAULT 'none',
  	"version_redirect_page_id" uuid,
  	"version_redirect_url" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__pages_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__pages_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_pages_v_locales" (
  	"version_title" varchar,
  	"version_path" varchar,
  	"version_public" boolean DEFAULT true,
  	"version_heading" varchar,
  	"version_intro" jsonb,
  	"version_content" jsonb,
  	"version_banner_title" varchar,
  	"version_banner_text" varchar,
  	"version_meta_title" varchar,
  	"version_meta_description" varchar,
  	"version_meta_image_id" uuid,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "_pages_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"property_types_id" uuid,
  	"modules_id" uuid,
  	"media_id" uuid
  );
  
  CREATE TABLE "modules_blocks_article" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"_path" text NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"source" "enum_modules_blocks_article_source" DEFAULT 'chosen',
  	"category_id" uuid,
  	"block_name" varchar
  );
  
  CREATE TABLE "modules_blocks_category" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"_path" text NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"category_id" uuid,
  	"show_children" boolean DEFAULT false,
  	"block_name" varchar
  );
  
  CREATE TABLE "modules_blocks_property_list" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"_path" text NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"goal" "enum_modules_blocks_property_list_goal",
  	"order" "enum_modules_blocks_property_list_order" DEFAULT 'newest',
  	"only_new" boolean DEFAULT false,
  	"page_id" uuid,
  	"block_name" varchar
  );
  
  CREATE TABLE "modules_blocks_property_list_locales" (
  	"link_label" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "modules_blocks_project_list" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"_path" text NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"goal" "enum_modules_blocks_project_list_goal",
  	"order" "enum_modules_blocks_project_list_order" DEFAULT 'newest',
  	"block_name" varchar
  );
  
  CREATE TABLE "modules_blocks_contact_form" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"_path" text NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"form" "enum_modules_blocks_contact_form_form" DEFAULT 'contact',
  	"recipient" varchar,
  	"thank_you_page_id" uuid,
  	"block_name" varchar
  );
  
  CREATE TABLE "modules" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"sort" numeric DEFAULT 100,
  	"video" varchar,
  	"view" "enum_modules_view" DEFAULT 'card',
  	"title_size" "enum_modules_title_size" DEFAULT 'medium',
  	"number_item_of_row" "enum_modules_number_item_of_row" DEFAULT '3',
  	"max_items" "enum_modules_max_items" DEFAULT '3',
  	"position" "enum_modules_position" DEFAULT 'left',
  	"span" "enum_modules_span" DEFAULT '12',
  	"tint" "enum_modules_tint" DEFAULT 'none',
  	"columns_sm" numeric,
  	"columns_md" numeric,
  	"columns_lg" numeric,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_modules_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "modules_locales" (
  	"public" boolean DEFAULT true,
  	"title" varchar,
  	"description" jsonb,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "modules_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"articles_id" uuid,
  	"property_types_id" uuid,
  	"cities_id" uuid,
  	"projects_id" uuid
  );
  
  CREATE TABLE "_modules_v_blocks_article" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"_path" text NOT NULL,
  	"id" uuid PRIMARY KEY NOT NULL,
  	"source" "enum__modules_v_blocks_article_source" DEFAULT 'chosen',
  	"category_id" uuid,
  	"_uuid" varchar,
  	"block_name" varchar
  );
  
  CREATE TABLE "_modules_v_blocks_category" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"_path" text NOT NULL,
  	"id" uuid PRIMARY KEY NOT NULL,
  	"category_id" uuid,
  	"show_children" boolean DEFAULT false,
  	"_uuid" varchar,
  	"block_name" varchar
  );
  
  CREATE TABLE "_modules_v_blocks_property_list" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"_path" text NOT NULL,
  	"id" uuid PRIMARY KEY NOT NULL,
  	"goal" "enum__modules_v_blocks_property_list_goal",
  	"order" "enum__modules_v_blocks_property_list_order" DEFAULT 'newest',
  	"only_new" boolean DEFAULT false,
  	"page_id" uuid,
  	"_uuid" varchar,
  	"block_name" varchar
  );
  
  CREATE TABLE "_modules_v_blocks_property_list_locales" (
  	"link_label" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "_modules_v_blocks_project_list" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"_path" text NOT NULL,
  	"id" uuid PRIMARY KEY NOT NULL,
  	"goal" "enum__modules_v_blocks_project_list_goal",
  	"order" "enum__modules_v_blocks_project_list_order" DEFAULT 'newest',
  	"_uuid" varchar,
  	"block_name" varchar
  );
  
  CREATE TABLE "_modules_v_blocks_contact_form" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"_path" text NOT NULL,
  	"id" uuid PRIMARY KEY NOT NULL,
  	"form" "enum__modules_v_blocks_contact_form_form" DEFAULT 'contact',
  	"recipient" varchar,
  	"thank_you_page_id" uuid,
  	"_uuid" varchar,
  	"block_name" varchar
  );
  
  CREATE TABLE "_modules_v" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"parent_id" uuid,
  	"version_name" varchar,
  	"version_sort" numeric DEFAULT 100,
  	"version_video" varchar,
  	"version_view" "enum__modules_v_version_view" DEFAULT 'card',
  	"version_title_size" "enum__modules_v_version_title_size" DEFAULT 'medium',
  	"version_number_item_of_row" "enum__modules_v_version_number_item_of_row" DEFAULT '3',
  	"version_max_items" "enum__modules_v_version_max_items" DEFAULT '3',
  	"version_position" "enum__modules_v_version_position" DEFAULT 'left',
  	"version_span" "enum__modules_v_version_span" DEFAULT '12',
  	"version_tint" "enum__modules_v_version_tint" DEFAULT 'none',
  	"version_columns_sm" numeric,
  	"version_columns_md" numeric,
  	"version_columns_lg" numeric,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__modules_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__modules_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_modules_v_locales" (
  	"version_public" boolean DEFAULT true,
  	"version_title" varchar,
  	"version_description" jsonb,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "_modules_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"articles_id" uuid,
  	"property_types_id" uuid,
  	"cities_id" uuid,
  	"projects_id" uuid
  );
  
  CREATE TABLE "articles" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"image_id" uuid,
  	"video_url" varchar,
  	"category_id" uuid,
  	"published_on" timestamp(3) with time zone,
  	"sort" numeric DEFAULT 100,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_articles_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "articles_locales" (
  	"title" varchar,
  	"path" varchar,
  	"summary" varchar,
  	"content" jsonb,
  	"public" boolean DEFAULT true,
  	"meta_title" varchar,
  	"meta_description" varchar,
  	"meta_image_id" uuid,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "articles_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"media_id" uuid
  );
  
  CREATE TABLE "_articles_v" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"parent_id" uuid,
  	"version_image_id" uuid,
  	"version_video_url" varchar,
  	"version_category_id" uuid,
  	"version_published_on" timestamp(3) with time zone,
  	"version_sort" numeric DEFAULT 100,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__articles_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__articles_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_articles_v_locales" (
  	"version_title" varchar,
  	"version_path" varchar,
  	"version_summary" varchar,
  	"version_content" jsonb,
  	"version_public" boolean DEFAULT true,
  	"version_meta_title" varchar,
  	"version_meta_description" varchar,
  	"version_meta_image_id" uuid,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "_articles_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"media_id" uuid
  );
  
  CREATE TABLE "categories" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"web_id" numeric,
  	"parent_id" uuid,
  	"sort" numeric DEFAULT 100,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "categories_locales" (
  	"title" varchar,
  	"path" varchar,
  	"description" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "menus_items_children" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"kind" "enum_menus_items_children_kind" DEFAULT 'page' NOT NULL,
  	"page_id" uuid,
  	"url" varchar,
  	"appearance" "enum_menus_items_children_appearance" DEFAULT 'link',
  	"icon" "enum_menus_items_children_icon" DEFAULT 'none',
  	"new_tab" boolean DEFAULT false
  );
  
  CREATE TABLE "menus_items_children_locales" (
  	"label" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "menus_items" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"kind" "enum_menus_items_kind" DEFAULT 'page' NOT NULL,
  	"page_id" uuid,
  	"url" varchar,
  	"appearance" "enum_menus_items_appearance" DEFAULT 'link',
  	"icon" "enum_menus_items_icon" DEFAULT 'none',
  	"new_tab" boolean DEFAULT false
  );
  
  CREATE TABLE "menus_items_locales" (
  	"label" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "menus" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"title" varchar NOT NULL,
  	"place" "enum_menus_place" NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "media" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"credit" varchar,
  	"thumbhash" varchar,
  	"prefix" varchar DEFAULT 'media',
  	"_objectkey" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"url" varchar,
  	"thumbnail_u_r_l" varchar,
  	"filename" varchar,
  	"mime_type" varchar,
  	"filesize" numeric,
  	"width" numeric,
  	"height" numeric,
  	"focal_x" numeric,
  	"focal_y" numeric,
  	"sizes_w100_url" varchar,
  	"sizes_w100_width" numeric,
  	"sizes_w100_height" numeric,
  	"sizes_w100_mime_type" varchar,
  	"sizes_w100_filesize" numeric,
  	"sizes_w100_filename" varchar,
  	"sizes_w250_url" varchar,
  	"sizes_w250_width" numeric,
  	"sizes_w250_height" numeric,
  	"sizes_w250_mime_type" varchar,
  	"sizes_w250_filesize" numeric,
  	"sizes_w250_filename" varchar,
  	"sizes_w400_url" varchar,
  	"sizes_w400_width" numeric,
  	"sizes_w400_height" numeric,
  	"sizes_w400_mime_type" varchar,
  	"sizes_w400_filesize" numeric,
  	"sizes_w400_filename" varchar,
  	"sizes_w600_url" varchar,
  	"sizes_w600_width" numeric,
  	"sizes_w600_height" numeric,
  	"sizes_w600_mime_type" varchar,
  	"sizes_w600_filesize" numeric,
  	"sizes_w600_filename" varchar,
  	"sizes_w1360_url" varchar,
  	"sizes_w1360_width" numeric,
  	"sizes_w1360_height" numeric,
  	"sizes_w1360_mime_type" varchar,
  	"sizes_w1360_filesize" numeric,
  	"sizes_w1360_filename" varchar
  );
  
  CREATE TABLE "media_locales" (
  	"alt" varchar,
  	"caption" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "properties_videos" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"url" varchar
  );
  
  CREATE TABLE "properties_videos_locales" (
  	"title" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "properties" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"reference" numeric,
  	"goal" "enum_properties_goal" DEFAULT 'sale',
  	"status" "enum_properties_record_status" DEFAULT 'prospective',
  	"marquee" "enum_properties_marquee" DEFAULT 'none',
  	"main_type_id" uuid,
  	"available_from" timestamp(3) with time zone,
  	"contract_type" "enum_properties_contract_type",
  	"contact_id" uuid,
  	"project_id" uuid,
  	"published_on" timestamp(3) with time zone,
  	"record_file" varchar,
  	"featured" boolean DEFAULT false,
  	"price" numeric,
  	"price_unit" "enum_properties_price_unit" DEFAULT 'total',
  	"publish_price" boolean DEFAULT true,
  	"monthly_rent" numeric,
  	"charges_renter" numeric,
  	"deposit" numeric,
  	"agency_cost" numeric,
  	"inventory_cost" numeric,
  	"construction_cost" numeric,
  	"land_value" numeric,
  	"notary_fee" numeric,
  	"registration_right" numeric,
  	"vat_regime" "enum_properties_vat_regime",
  	"vat_value" numeric,
  	"charges_owner" numeric,
  	"real_estate_tax" numeric,
  	"cadastral_income" numeric,
  	"rental_income" numeric,
  	"city_id" uuid,
  	"street" varchar,
  	"house_number" varchar,
  	"box_number" varchar,
  	"publish_address" boolean DEFAULT true,
  	"latitude" numeric,
  	"longitude" numeric,
  	"unique_code" varchar,
  	"living_area" numeric,
  	"ground_area" numeric,
  	"total_area" numeric,
  	"constructed_area" numeric,
  	"terrace_area" numeric,
  	"garden_area" numeric,
  	"office_area" numeric,
  	"store_area" numeric,
  	"front_width" numeric,
  	"plot_width" numeric,
  	"plot_depth" numeric,
  	"bedrooms" numeric,
  	"bathrooms" numeric,
  	"shower_rooms" numeric,
  	"toilets" numeric,
  	"garages" numeric,
  	"parkings" numeric,
  	"external_parkings" numeric,
  	"floor" numeric,
  	"floors" numeric,
  	"facades" numeric,
  	"construction_year" numeric,
  	"renovation_year" numeric,
  	"condition" "enum_properties_condition",
  	"heating" "enum_properties_heating",
  	"heating_source" "enum_properties_heating_source",
  	"kitchen" "enum_properties_kitchen",
  	"glazing" "enum_properties_glazing",
  	"frame" "enum_properties_frame",
  	"roof_material" "enum_properties_roof_material",
  	"roof_condition" "enum_properties_roof_condition",
  	"gas" boolean DEFAULT false,
  	"water" boolean DEFAULT false,
  	"electricity" boolean DEFAULT false,
  	"lift" boolean DEFAULT false,
  	"cellar" boolean DEFAULT false,
  	"attic" boolean DEFAULT false,
  	"terrace" boolean DEFAULT false,
  	"garden" boolean DEFAULT false,
  	"garage" boolean DEFAULT false,
  	"pool" boolean DEFAULT false,
  	"furnished" boolean DEFAULT false,
  	"new_build" boolean DEFAULT false,
  	"investment" boolean DEFAULT false,
  	"epc_value" numeric,
  	"epc_label" "enum_properties_epc_label",
  	"epc_profile" "enum_properties_epc_profile" DEFAULT 'specification',
  	"epc_certificate" varchar,
  	"epc_date" timestamp(3) with time zone,
  	"epc_total" numeric,
  	"co2_emission" numeric,
  	"e_level" numeric,
  	"electrical_inspection" "enum_properties_electrical_inspection",
  	"permit" "enum_properties_permit",
  	"allotment_permit" "enum_properties_allotment_permit",
  	"zoning" "enum_properties_zoning",
  	"summons" "enum_properties_summons",
  	"judicial_decision" "enum_properties_judicial_decision",
  	"preemptive_rights" "enum_properties_preemptive_rights",
  	"planning_information" "enum_properties_planning_information",
  	"flood_zone" "enum_properties_flood_zone",
  	"g_score" "enum_properties_g_score",
  	"p_score" "enum_properties_p_score",
  	"flood_report_date" timestamp(3) with time zone,
  	"asbestos_certificate" varchar,
  	"asbestos_date" timestamp(3) with time zone,
  	"asbestos_type" "enum_properties_asbestos_type",
  	"soil_certificate" varchar,
  	"virtual_tour" varchar,
  	"unit_number" varchar,
  	"unit_floor" varchar,
  	"requirement_price" numeric,
  	"unit_status" "enum_properties_unit_status" DEFAULT 'available',
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_properties_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "properties_locales" (
  	"title" varchar,
  	"type_description" varchar,
  	"description" jsonb,
  	"availability" varchar,
  	"public" boolean DEFAULT true,
  	"price_unit_text" varchar,
  	"meta_title" varchar,
  	"meta_description" varchar,
  	"meta_image_id" uuid,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "properties_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"property_types_id" uuid,
  	"owners_id" uuid,
  	"media_id" uuid
  );
  
  CREATE TABLE "_properties_v_version_videos" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY NOT NULL,
  	"url" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_properties_v_version_videos_locales" (
  	"title" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "_properties_v" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"parent_id" uuid,
  	"version_reference" numeric,
  	"version_goal" "enum__properties_v_version_goal" DEFAULT 'sale',
  	"version_status" "enum_properties_record_status" DEFAULT 'prospective',
  	"version_marquee" "enum__properties_v_version_marquee" DEFAULT 'none',
  	"version_main_type_id" uuid,
  	"version_available_from" timestamp(3) with time zone,
  	"version_contract_type" "enum__properties_v_version_contract_type",
  	"version_contact_id" uuid,
  	"version_project_id" uuid,
  	"version_published_on" timestamp(3) with time zone,
  	"version_record_file" varchar,
  	"version_featured" boolean DEFAULT false,
  	"version_price" numeric,
  	"version_price_unit" "enum__properties_v_version_price_unit" DEFAULT 'total',
  	"version_publish_price" boolean DEFAULT true,
  	"version_monthly_rent" numeric,
  	"version_charges_renter" numeric,
  	"version_deposit" numeric,
  	"version_agency_cost" numeric,
  	"version_inventory_cost" numeric,
  	"version_construction_cost" numeric,
  	"version_land_value" numeric,
  	"version_notary_fee" numeric,
  	"version_registration_right" numeric,
  	"version_vat_regime" "enum__properties_v_version_vat_regime",
  	"version_vat_value" numeric,
  	"version_charges_owner" numeric,
  	"version_real_estate_tax" numeric,
  	"version_cadastral_income" numeric,
  	"version_rental_income" numeric,
  	"version_city_id" uuid,
  	"version_street" varchar,
  	"version_house_number" varchar,
  	"version_box_number" varchar,
  	"version_publish_address" boolean DEFAULT true,
  	"version_latitude" numeric,
  	"version_longitude" numeric,
  	"version_unique_code" varchar,
  	"version_living_area" numeric,
  	"version_ground_area" numeric,
  	"version_total_area" numeric,
  	"version_constructed_area" numeric,
  	"version_terrace_area" numeric,
  	"version_garden_area" numeric,
  	"version_office_area" numeric,
  	"version_store_area" numeric,
  	"version_front_width" numeric,
  	"version_plot_width" numeric,
  	"version_plot_depth" numeric,
  	"version_bedrooms" numeric,
  	"version_bathrooms" numeric,
  	"version_shower_rooms" numeric,
  	"version_toilets" numeric,
  	"version_garages" numeric,
  	"version_parkings" numeric,
  	"version_external_parkings" numeric,
  	"version_floor" numeric,
  	"version_floors" numeric,
  	"version_facades" numeric,
  	"version_construction_year" numeric,
  	"version_renovation_year" numeric,
  	"version_condition" "enum__properties_v_version_condition",
  	"version_heating" "enum__properties_v_version_heating",
  	"version_heating_source" "enum__properties_v_version_heating_source",
  	"version_kitchen" "enum__properties_v_version_kitchen",
  	"version_glazing" "enum__properties_v_version_glazing",
  	"version_frame" "enum__properties_v_version_frame",
  	"version_roof_material" "enum__properties_v_version_roof_material",
  	"version_roof_condition" "enum__properties_v_version_roof_condition",
  	"version_gas" boolean DEFAULT false,
  	"version_water" boolean DEFAULT false,
  	"version_electricity" boolean DEFAULT false,
  	"version_lift" boolean DEFAULT false,
  	"version_cellar" boolean DEFAULT false,
  	"version_attic" boolean DEFAULT false,
  	"version_terrace" boolean DEFAULT false,
  	"version_garden" boolean DEFAULT false,
  	"version_garage" boolean DEFAULT false,
  	"version_pool" boolean DEFAULT false,
  	"version_furnished" boolean DEFAULT false,
  	"version_new_build" boolean DEFAULT false,
  	"version_investment" boolean DEFAULT false,
  	"version_epc_value" numeric,
  	"version_epc_label" "enum__properties_v_version_epc_label",
  	"version_epc_profile" "enum__properties_v_version_epc_profile" DEFAULT 'specification',
  	"version_epc_certificate" varchar,
  	"version_epc_date" timestamp(3) with time zone,
  	"version_epc_total" numeric,
  	"version_co2_emission" numeric,
  	"version_e_level" numeric,
  	"version_electrical_inspection" "enum__properties_v_version_electrical_inspection",
  	"version_permit" "enum__properties_v_version_permit",
  	"version_allotment_permit" "enum__properties_v_version_allotment_permit",
  	"version_zoning" "enum__properties_v_version_zoning",
  	"version_summons" "enum__properties_v_version_summons",
  	"version_judicial_decision" "enum__properties_v_version_judicial_decision",
  	"version_preemptive_rights" "enum__properties_v_version_preemptive_rights",
  	"version_planning_information" "enum__properties_v_version_planning_information",
  	"version_flood_zone" "enum__properties_v_version_flood_zone",
  	"version_g_score" "enum__properties_v_version_g_score",
  	"version_p_score" "enum__properties_v_version_p_score",
  	"version_flood_report_date" timestamp(3) with time zone,
  	"version_asbestos_certificate" varchar,
  	"version_asbestos_date" timestamp(3) with time zone,
  	"version_asbestos_type" "enum__properties_v_version_asbestos_type",
  	"version_soil_certificate" varchar,
  	"version_virtual_tour" varchar,
  	"version_unit_number" varchar,
  	"version_unit_floor" varchar,
  	"version_requirement_price" numeric,
  	"version_unit_status" "enum__properties_v_version_unit_status" DEFAULT 'available',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__properties_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__properties_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_properties_v_locales" (
  	"version_title" varchar,
  	"version_type_description" varchar,
  	"version_description" jsonb,
  	"version_availability" varchar,
  	"version_public" boolean DEFAULT true,
  	"version_price_unit_text" varchar,
  	"version_meta_title" varchar,
  	"version_meta_description" varchar,
  	"version_meta_image_id" uuid,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "_properties_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"property_types_id" uuid,
  	"owners_id" uuid,
  	"media_id" uuid
  );
  
  CREATE TABLE "projects_constructions" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"status" "enum_projects_constructions_status" DEFAULT 'planned',
  	"image_id" uuid
  );
  
  CREATE TABLE "projects_constructions_locales" (
  	"title" varchar,
  	"text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "projects" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"reference" numeric,
  	"number" varchar,
  	"goal" "enum_projects_goal" DEFAULT 'sale',
  	"marquee" "enum_projects_marquee" DEFAULT 'none',
  	"main_type_id" uuid,
  	"project_web_id" numeric,
  	"price_min" numeric,
  	"price_max" numeric,
  	"delivery_date" timestamp(3) with time zone,
  	"contact_id" uuid,
  	"city_id" uuid,
  	"street" varchar,
  	"house_number" varchar,
  	"box_number" varchar,
  	"public_address" boolean DEFAULT true,
  	"latitude" numeric,
  	"longitude" numeric,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_projects_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "projects_locales" (
  	"title" varchar,
  	"description" jsonb,
  	"delivery" varchar,
  	"public" boolean DEFAULT true,
  	"meta_title" varchar,
  	"meta_description" varchar,
  	"meta_image_id" uuid,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "projects_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"property_types_id" uuid,
  	"media_id" uuid
  );
  
  CREATE TABLE "_projects_v_version_constructions" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY NOT NULL,
  	"status" "enum__projects_v_version_constructions_status" DEFAULT 'planned',
  	"image_id" uuid,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_projects_v_version_constructions_locales" (
  	"title" varchar,
  	"text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "_projects_v" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"parent_id" uuid,
  	"version_reference" numeric,
  	"version_number" varchar,
  	"version_goal" "enum__projects_v_version_goal" DEFAULT 'sale',
  	"version_marquee" "enum__projects_v_version_marquee" DEFAULT 'none',
  	"version_main_type_id" uuid,
  	"version_project_web_id" numeric,
  	"version_price_min" numeric,
  	"version_price_max" numeric,
  	"version_delivery_date" timestamp(3) with time zone,
  	"version_contact_id" uuid,
  	"version_city_id" uuid,
  	"version_street" varchar,
  	"version_house_number" varchar,
  	"version_box_number" varchar,
  	"version_public_address" boolean DEFAULT true,
  	"version_latitude" numeric,
  	"version_longitude" numeric,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__projects_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__projects_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_projects_v_locales" (
  	"version_title" varchar,
  	"version_description" jsonb,
  	"version_delivery" varchar,
  	"version_public" boolean DEFAULT true,
  	"version_meta_title" varchar,
  	"version_meta_description" varchar,
  	"version_meta_image_id" uuid,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "_projects_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"property_types_id" uuid,
  	"media_id" uuid
  );
  
  CREATE TABLE "property_types" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"web_id" numeric NOT NULL,
  	"show_order" numeric DEFAULT 100,
  	"sale" boolean DEFAULT true,
  	"rent" boolean DEFAULT true,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "property_types_locales" (
  	"name" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "cities" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"zip" varchar NOT NULL,
  	"country" "enum_cities_country" DEFAULT 'be' NOT NULL,
  	"latitude" numeric,
  	"longitude" numeric,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "cities_locales" (
  	"name" varchar,
  	"province" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "activities" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"property_id" uuid NOT NULL,
  	"kind" "enum_activities_kind" DEFAULT 'history' NOT NULL,
  	"type" "enum_activities_type",
  	"status" "enum_activities_status" DEFAULT 'done',
  	"date" timestamp(3) with time zone NOT NULL,
  	"contact" varchar,
  	"source" varchar,
  	"subject" varchar NOT NULL,
  	"comment" varchar,
  	"visits" numeric,
  	"visible_to_owner" boolean DEFAULT true,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "documents" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"kind" "enum_documents_kind" DEFAULT 'other' NOT NULL,
  	"property_id" uuid,
  	"project_id" uuid,
  	"visible_to_owner" boolean DEFAULT false,
  	"visible_on_request" boolean DEFAULT false,
  	"prefix" varchar DEFAULT 'documents',
  	"_objectkey" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"url" varchar,
  	"thumbnail_u_r_l" varchar,
  	"filename" varchar,
  	"mime_type" varchar,
  	"filesize" numeric,
  	"width" numeric,
  	"height" numeric
  );
  
  CREATE TABLE "documents_locales" (
  	"title" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "enquiries_notes" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"text" varchar NOT NULL,
  	"by" varchar,
  	"at" timestamp(3) with time zone
  );
  
  CREATE TABLE "enquiries" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"status" "enum_enquiries_status" DEFAULT 'new' NOT NULL,
  	"assigned_to_id" uuid,
  	"language" "enum_enquiries_language" DEFAULT 'nl' NOT NULL,
  	"received_at" timestamp(3) with time zone NOT NULL,
  	"source" varchar,
  	"kind" "enum_enquiries_kind" NOT NULL,
  	"property_id" uuid,
  	"project_id" uuid,
  	"full_name" varchar,
  	"title" "enum_enquiries_title",
  	"first_name" varchar,
  	"last_name" varchar,
  	"email" varchar,
  	"phone" varchar,
  	"street" varchar,
  	"zip" varchar,
  	"city" varchar,
  	"contact_slot" "enum_enquiries_contact_slot",
  	"contact_device" "enum_enquiries_contact_device",
  	"remark" varchar,
  	"answers" jsonb,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "demands_provinces" (
  	"order" integer NOT NULL,
  	"parent_id" uuid NOT NULL,
  	"value" "enum_demands_provinces",
  	"id" uuid PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "demands_regions" (
  	"order" integer NOT NULL,
  	"parent_id" uuid NOT NULL,
  	"value" "enum_demands_regions",
  	"id" uuid PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "demands" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"status" "enum_demands_status" DEFAULT 'unconfirmed' NOT NULL,
  	"frequency" "enum_demands_frequency" DEFAULT 'daily' NOT NULL,
  	"language" "enum_demands_language" DEFAULT 'nl' NOT NULL,
  	"goal" "enum_demands_goal" DEFAULT 'sale' NOT NULL,
  	"price_min" numeric,
  	"price_max" numeric,
  	"bedrooms_min" numeric,
  	"area_min" numeric,
  	"full_name" varchar,
  	"title" "enum_demands_title",
  	"first_name" varchar,
  	"last_name" varchar,
  	"email" varchar,
  	"phone" varchar,
  	"street" varchar,
  	"zip" varchar,
  	"city" varchar,
  	"contact_slot" "enum_demands_contact_slot",
  	"contact_device" "enum_demands_contact_device",
  	"remark" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "demands_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"property_types_id" uuid,
  	"cities_id" uuid
  );
  
  CREATE TABLE "appointments" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"status" "enum_appointments_status" DEFAULT 'requested' NOT NULL,
  	"agent_id" uuid,
  	"language" "enum_appointments_language" DEFAULT 'nl' NOT NULL,
  	"property_id" uuid NOT NULL,
  	"start" timestamp(3) with time zone,
  	"end" timestamp(3) with time zone,
  	"slot" "enum_appointments_slot",
  	"full_name" varchar,
  	"title" "enum_appointments_title",
  	"first_name" varchar,
  	"last_name" varchar,
  	"email" varchar,
  	"phone" varchar,
  	"street" varchar,
  	"zip" varchar,
  	"city" varchar,
  	"contact_slot" "enum_appointments_contact_slot",
  	"contact_device" "enum_appointments_contact_device",
  	"remark" varchar,
  	"feedback" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "subscribers" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"email" varchar NOT NULL,
  	"status" "enum_subscribers_status" DEFAULT 'unconfirmed' NOT NULL,
  	"language" "enum_subscribers_language" DEFAULT 'nl' NOT NULL,
  	"confirmed_at" timestamp(3) with time zone,
  	"source" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "testimonials" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"status" "enum_testimonials_status" DEFAULT 'draft' NOT NULL,
  	"name" varchar NOT NULL,
  	"image_id" uuid,
  	"website" varchar,
  	"posted_on" timestamp(3) with time zone,
  	"posted_by" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "testimonials_locales" (
  	"public" boolean DEFAULT true,
  	"comment" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "owners_sessions" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"created_at" timestamp(3) with time zone,
  	"expires_at" timestamp(3) with time zone NOT NULL
  );
  
  CREATE TABLE "owners" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"full_name" varchar,
  	"title" "enum_owners_title",
  	"first_name" varchar,
  	"last_name" varchar,
  	"language" "enum_owners_language" DEFAULT 'nl' NOT NULL,
  	"phone" varchar,
  	"street" varchar,
  	"zip" varchar,
  	"city" varchar,
  	"manager_id" uuid,
  	"monthly_report" boolean DEFAULT true,
  	"internal_notes" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"email" varchar NOT NULL,
  	"reset_password_token" varchar,
  	"reset_password_expiration" timestamp(3) with time zone,
  	"salt" varchar,
  	"hash" varchar,
  	"reset_password_requested_at" timestamp(3) with time zone,
  	"login_attempts" numeric DEFAULT 0,
  	"lock_until" timestamp(3) with time zone
  );
  
  CREATE TABLE "users_sessions" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"created_at" timestamp(3) with time zone,
  	"expires_at" timestamp(3) with time zone NOT NULL
  );
  
  CREATE TABLE "users" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"role" "enum_users_role" DEFAULT 'agent' NOT NULL,
  	"language" "enum_users_language" DEFAULT 'nl' NOT NULL,
  	"phone" varchar,
  	"biv_number" varchar,
  	"photo_id" uuid,
  	"public_profile" boolean DEFAULT false,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"email" varchar NOT NULL,
  	"reset_password_token" varchar,
  	"reset_password_expiration" timestamp(3) with time zone,
  	"salt" varchar,
  	"hash" varchar,
  	"reset_password_requested_at" timestamp(3) with time zone,
  	"login_attempts" numeric DEFAULT 0,
  	"lock_until" timestamp(3) with time zone
  );
  
  CREATE TABLE "users_locales" (
  	"job_title" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "payload_kv" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"key" varchar NOT NULL,
  	"data" jsonb NOT NULL
  );
  
  CREATE TABLE "payload_locked_documents" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"global_slug" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "payload_locked_documents_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"pages_id" uuid,
  	"modules_id" uuid,
  	"articles_id" uuid,
  	"categories_id" uuid,
  	"menus_id" uuid,
  	"media_id" uuid,
  	"properties_id" uuid,
  	"projects_id" uuid,
  	"property_types_id" uuid,
  	"cities_id" uuid,
  	"activities_id" uuid,
  	"documents_id" uuid,
  	"enquiries_id" uuid,
  	"demands_id" uuid,
  	"appointments_id" uuid,
  	"subscribers_id" uuid,
  	"testimonials_id" uuid,
  	"owners_id" uuid,
  	"users_id" uuid
  );
  
  CREATE TABLE "payload_preferences" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"key" varchar,
  	"value" jsonb,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "payload_preferences_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"owners_id" uuid,
  	"users_id" uuid
  );
  
  CREATE TABLE "payload_migrations" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"batch" numeric,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "settings_languages" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"code" "enum_settings_languages_code" NOT NULL,
  	"use" boolean DEFAULT true
  );
  
  CREATE TABLE "settings_recipients" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"form" "enum_settings_recipients_form" NOT NULL,
  	"email" varchar NOT NULL
  );
  
  CREATE TABLE "settings" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"agency_name" varchar,
  	"street" varchar,
  	"zip" varchar,
  	"city" varchar,
  	"phone" varchar,
  	"email" varchar,
  	"vat_number" varchar,
  	"kbo_number" varchar,
  	"biv_title" varchar,
  	"biv_number" varchar,
  	"country_of_recognition" varchar,
  	"insurer" varchar,
  	"policy_number" varchar,
  	"code_of_conduct_url" varchar,
  	"default_language" "enum_settings_default_language" DEFAULT 'nl' NOT NULL,
  	"overdue_hours" numeric DEFAULT 24,
  	"change_on_scroll" boolean DEFAULT true,
  	"show_logo_at_start" boolean DEFAULT true,
  	"logo_id" uuid,
  	"logo_small_id" uuid,
  	"theme_paper" varchar DEFAULT '#faf7f2',
  	"theme_ink" varchar DEFAULT '#1c2723',
  	"theme_moss" varchar DEFAULT '#2f5d50',
  	"theme_brick" varchar DEFAULT '#b4532a',
  	"theme_sand" varchar DEFAULT '#e4dccf',
  	"theme_heading_font" "enum_settings_theme_heading_font" DEFAULT 'fraunces',
  	"theme_text_font" "enum_settings_theme_text_font" DEFAULT 'figtree',
  	"theme_radius" numeric DEFAULT 4,
  	"analytics_id" varchar,
  	"ads_id" varchar,
  	"tag_manager_id" varchar,
  	"pixel_id" varchar,
  	"map_token" varchar,
  	"map_style" "enum_settings_map_style" DEFAULT 'light',
  	"renovation_years" numeric DEFAULT 6,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "settings_locales" (
  	"opening_hours" varchar,
  	"supervisor" varchar,
  	"fees" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "top_bar_left" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"status" "enum_top_bar_left_status" DEFAULT 'published' NOT NULL,
  	"icon" "enum_top_bar_left_icon" DEFAULT 'none',
  	"color" varchar,
  	"new_tab" boolean DEFAULT false
  );
  
  CREATE TABLE "top_bar_left_locales" (
  	"label" varchar,
  	"link" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "top_bar_right" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"status" "enum_top_bar_right_status" DEFAULT 'published' NOT NULL,
  	"icon" "enum_top_bar_right_icon" DEFAULT 'none',
  	"color" varchar,
  	"new_tab" boolean DEFAULT false
  );
  
  CREATE TABLE "top_bar_right_locales" (
  	"label" varchar,
  	"link" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "top_bar" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "footer_columns" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "footer_columns_locales" (
  	"title" varchar,
  	"intro" varchar,
  	"full" jsonb,
  	"public" boolean DEFAULT true,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "footer" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "footer_locales" (
  	"copyright" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "footer_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"media_id" uuid
  );
  
  CREATE TABLE "popup" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"is_published" "enum_popup_is_published" DEFAULT 'no' NOT NULL,
  	"delay" numeric DEFAULT 5,
  	"image_id" uuid,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "popup_locales" (
  	"title" varchar,
  	"description" varchar,
  	"link" varchar,
  	"link_label" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "home_search_descriptions" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "home_search_descriptions_locales" (
  	"text" varchar,
  	"public" boolean DEFAULT true,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "home_search" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"logo_id" uuid,
  	"show_search_input" boolean DEFAULT true,
  	"show_search_button" boolean DEFAULT true,
  	"show_count_property" boolean DEFAULT true,
  	"show_search_count" boolean DEFAULT true,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "home_search_locales" (
  	"title" varchar,
  	"public" boolean DEFAULT true,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "cookie_texts" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "cookie_texts_locales" (
  	"title" varchar,
  	"text" varchar,
  	"policy_link" varchar,
  	"privacy_link" varchar,
  	"agree" varchar,
  	"decline" varchar,
  	"agree_partly" varchar,
  	"change_settings" varchar,
  	"option1_title" varchar,
  	"option1_text" varchar,
  	"option2_title" varchar,
  	"option2_text" varchar,
  	"option3_title" varchar,
  	"option3_text" varchar,
  	"option4_title" varchar,
  	"option4_text" varchar,
  	"option5_title" varchar,
  	"option5_text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "path_table_entries" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"original_path" varchar NOT NULL,
  	"external" boolean DEFAULT false
  );
  
  CREATE TABLE "path_table_entries_locales" (
  	"path" varchar,
  	"breadcrumb" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "path_table" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "fact_conditions" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"field" "enum_condition_field",
  	"logic" "enum_condition_logic" DEFAULT 'filled',
  	"compare_with_field" "enum_condition_other",
  	"compare_with_value" varchar,
  	"advanced_condition" varchar
  );
  
  CREATE TABLE "fact_rows" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"field" "enum_row_field" NOT NULL,
  	"format" "enum_row_format" DEFAULT 'plain'
  );
  
  CREATE TABLE "fact_rows_locales" (
  	"label" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "property_detail_groups" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "property_detail_groups_locales" (
  	"title" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "property_detail_ignored_marquees" (
  	"order" integer NOT NULL,
  	"parent_id" uuid NOT NULL,
  	"value" "enum_property_detail_ignored_marquees",
  	"id" uuid PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "property_detail" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "property_detail_locales" (
  	"notices_renovation" varchar,
  	"notices_not_found" varchar,
  	"notices_sold" varchar,
  	"notices_rented" varchar,
  	"notices_unit_sold" varchar,
  	"notices_sold_out" varchar,
  	"notices_appointment_confirmed" varchar,
  	"notices_appointment_full" varchar,
  	"notices_documents_requested" varchar,
  	"notices_documents_by_mail" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  ALTER TABLE "pages" ADD CONSTRAINT "pages_parent_id_pages_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "pages" ADD CONSTRAINT "pages_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "pages" ADD CONSTRAINT "pages_logo_id_media_id_fk" FOREIGN KEY ("logo_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "pages" ADD CONSTRAINT "pages_redirect_page_id_pages_id_fk" FOREIGN KEY ("redirect_page_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "pages_locales" ADD CONSTRAINT "pages_locales_meta_image_id_media_id_fk" FOREIGN KEY ("meta_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "pages_locales" ADD CONSTRAINT "pages_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "pages_rels" ADD CONSTRAINT "pages_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "pages_rels" ADD CONSTRAINT "pages_rels_property_types_fk" FOREIGN KEY ("property_types_id") REFERENCES "public"."property_types"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "pages_rels" ADD CONSTRAINT "pages_rels_modules_fk" FOREIGN KEY ("modules_id") REFERENCES "public"."modules"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "pages_rels" ADD CONSTRAINT "pages_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_pages_v" ADD CONSTRAINT "_pages_v_parent_id_pages_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_pages_v" ADD CONSTRAINT "_pages_v_version_parent_id_pages_id_fk" FOREIGN KEY ("version_parent_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_pages_v" ADD CONSTRAINT "_pages_v_version_image_id_media_id_fk" FOREIGN KEY ("version_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_pages_v" ADD CONSTRAINT "_pages_v_version_logo_id_media_id_fk" FOREIGN KEY ("version_logo_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_pages_v" ADD CONSTRAINT "_pages_v_version_redirect_page_id_pages_id_fk" FOREIGN KEY ("version_redirect_page_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_pages_v_locales" ADD CONSTRAINT "_pages_v_locales_version_meta_image_id_media_id_fk" FOREIGN KEY ("version_meta_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_pages_v_locales" ADD CONSTRAINT "_pages_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_pages_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_pages_v_rels" ADD CONSTRAINT "_pages_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_pages_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_pages_v_rels" ADD CONSTRAINT "_pages_v_rels_property_types_fk" FOREIGN KEY ("property_types_id") REFERENCES "public"."property_types"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_pages_v_rels" ADD CONSTRAINT "_pages_v_rels_modules_fk" FOREIGN KEY ("modules_id") REFERENCES "public"."modules"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_pages_v_rels" ADD CONSTRAINT "_pages_v_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "modules_blocks_article" ADD CONSTRAINT "modules_blocks_article_category_id_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."categories"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "modules_blocks_article" ADD CONSTRAINT "modules_blocks_article_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."modules"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "modules_blocks_category" ADD CONSTRAINT "modules_blocks_category_category_id_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."categories"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "modules_blocks_category" ADD CONSTRAINT "modules_blocks_category_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."modules"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "modules_blocks_property_list" ADD CONSTRAINT "modules_blocks_property_list_page_id_pages_id_fk" FOREIGN KEY ("page_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "modules_blocks_property_list" ADD CONSTRAINT "modules_blocks_property_list_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."modules"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "modules_blocks_property_list_locales" ADD CONSTRAINT "modules_blocks_property_list_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."modules_blocks_property_list"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "modules_blocks_project_list" ADD CONSTRAINT "modules_blocks_project_list_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."modules"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "modules_blocks_contact_form" ADD CONSTRAINT "modules_blocks_contact_form_thank_you_page_id_pages_id_fk" FOREIGN KEY ("thank_you_page_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "modules_blocks_contact_form" ADD CONSTRAINT "modules_blocks_contact_form_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."modules"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "modules_locales" ADD CONSTRAINT "modules_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."modules"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "modules_rels" ADD CONSTRAINT "modules_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."modules"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "modules_rels" ADD CONSTRAINT "modules_rels_articles_fk" FOREIGN KEY ("articles_id") REFERENCES "public"."articles"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "modules_rels" ADD CONSTRAINT "modules_rels_property_types_fk" FOREIGN KEY ("property_types_id") REFERENCES "public"."property_types"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "modules_rels" ADD CONSTRAINT "modules_rels_cities_fk" FOREIGN KEY ("cities_id") REFERENCES "public"."cities"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "modules_rels" ADD CONSTRAINT "modules_rels_projects_fk" FOREIGN KEY ("projects_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_modules_v_blocks_article" ADD CONSTRAINT "_modules_v_blocks_article_category_id_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."categories"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_modules_v_blocks_article" ADD CONSTRAINT "_modules_v_blocks_article_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_modules_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_modules_v_blocks_category" ADD CONSTRAINT "_modules_v_blocks_category_category_id_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."categories"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_modules_v_blocks_category" ADD CONSTRAINT "_modules_v_blocks_category_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_modules_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_modules_v_blocks_property_list" ADD CONSTRAINT "_modules_v_blocks_property_list_page_id_pages_id_fk" FOREIGN KEY ("page_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_modules_v_blocks_property_list" ADD CONSTRAINT "_modules_v_blocks_property_list_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_modules_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_modules_v_blocks_property_list_locales" ADD CONSTRAINT "_modules_v_blocks_property_list_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_modules_v_blocks_property_list"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_modules_v_blocks_project_list" ADD CONSTRAINT "_modules_v_blocks_project_list_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_modules_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_modules_v_blocks_contact_form" ADD CONSTRAINT "_modules_v_blocks_contact_form_thank_you_page_id_pages_id_fk" FOREIGN KEY ("thank_you_page_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_modules_v_blocks_contact_form" ADD CONSTRAINT "_modules_v_blocks_contact_form_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_modules_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_modules_v" ADD CONSTRAINT "_modules_v_parent_id_modules_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."modules"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_modules_v_locales" ADD CONSTRAINT "_modules_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_modules_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_modules_v_rels" ADD CONSTRAINT "_modules_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_modules_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_modules_v_rels" ADD CONSTRAINT "_modules_v_rels_articles_fk" FOREIGN KEY ("articles_id") REFERENCES "public"."articles"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_modules_v_rels" ADD CONSTRAINT "_modules_v_rels_property_types_fk" FOREIGN KEY ("property_types_id") REFERENCES "public"."property_types"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_modules_v_rels" ADD CONSTRAINT "_modules_v_rels_cities_fk" FOREIGN KEY ("cities_id") REFERENCES "public"."cities"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_modules_v_rels" ADD CONSTRAINT "_modules_v_rels_projects_fk" FOREIGN KEY ("projects_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "articles" ADD CONSTRAINT "articles_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "articles" ADD CONSTRAINT "articles_category_id_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."categories"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "articles_locales" ADD CONSTRAINT "articles_locales_meta_image_id_media_id_fk" FOREIGN KEY ("meta_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "articles_locales" ADD CONSTRAINT "articles_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."articles"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "articles_rels" ADD CONSTRAINT "articles_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."articles"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "articles_rels" ADD CONSTRAINT "articles_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_articles_v" ADD CONSTRAINT "_articles_v_parent_id_articles_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."articles"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_articles_v" ADD CONSTRAINT "_articles_v_version_image_id_media_id_fk" FOREIGN KEY ("version_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_articles_v" ADD CONSTRAINT "_articles_v_version_category_id_categories_id_fk" FOREIGN KEY ("version_category_id") REFERENCES "public"."categories"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_articles_v_locales" ADD CONSTRAINT "_articles_v_locales_version_meta_image_id_media_id_fk" FOREIGN KEY ("version_meta_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_articles_v_locales" ADD CONSTRAINT "_articles_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_articles_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_articles_v_rels" ADD CONSTRAINT "_articles_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_articles_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_articles_v_rels" ADD CONSTRAINT "_articles_v_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "categories" ADD CONSTRAINT "categories_parent_id_categories_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."categories"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "categories_locales" ADD CONSTRAINT "categories_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."categories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "menus_items_children" ADD CONSTRAINT "menus_items_children_page_id_pages_id_fk" FOREIGN KEY ("page_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "menus_items_children" ADD CONSTRAINT "menus_items_children_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."menus_items"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "menus_items_children_locales" ADD CONSTRAINT "menus_items_children_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."menus_items_children"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "menus_items" ADD CONSTRAINT "menus_items_page_id_pages_id_fk" FOREIGN KEY ("page_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "menus_items" ADD CONSTRAINT "menus_items_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."menus"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "menus_items_locales" ADD CONSTRAINT "menus_items_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."menus_items"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "media_locales" ADD CONSTRAINT "media_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "properties_videos" ADD CONSTRAINT "properties_videos_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."properties"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "properties_videos_locales" ADD CONSTRAINT "properties_videos_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."properties_videos"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "properties" ADD CONSTRAINT "properties_main_type_id_property_types_id_fk" FOREIGN KEY ("main_type_id") REFERENCES "public"."property_types"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "properties" ADD CONSTRAINT "properties_contact_id_users_id_fk" FOREIGN KEY ("contact_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "properties" ADD CONSTRAINT "properties_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "properties" ADD CONSTRAINT "properties_city_id_cities_id_fk" FOREIGN KEY ("city_id") REFERENCES "public"."cities"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "properties_locales" ADD CONSTRAINT "properties_locales_meta_image_id_media_id_fk" FOREIGN KEY ("meta_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "properties_locales" ADD CONSTRAINT "properties_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."properties"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "properties_rels" ADD CONSTRAINT "properties_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."properties"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "properties_rels" ADD CONSTRAINT "properties_rels_property_types_fk" FOREIGN KEY ("property_types_id") REFERENCES "public"."property_types"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "properties_rels" ADD CONSTRAINT "properties_rels_owners_fk" FOREIGN KEY ("owners_id") REFERENCES "public"."owners"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "properties_rels" ADD CONSTRAINT "properties_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_properties_v_version_videos" ADD CONSTRAINT "_properties_v_version_videos_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_properties_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_properties_v_version_videos_locales" ADD CONSTRAINT "_properties_v_version_videos_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_properties_v_version_videos"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_properties_v" ADD CONSTRAINT "_properties_v_parent_id_properties_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."properties"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_properties_v" ADD CONSTRAINT "_properties_v_version_main_type_id_property_types_id_fk" FOREIGN KEY ("version_main_type_id") REFERENCES "public"."property_types"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_properties_v" ADD CONSTRAINT "_properties_v_version_contact_id_users_id_fk" FOREIGN KEY ("version_contact_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_properties_v" ADD CONSTRAINT "_properties_v_version_project_id_projects_id_fk" FOREIGN KEY ("version_project_id") REFERENCES "public"."projects"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_properties_v" ADD CONSTRAINT "_properties_v_version_city_id_cities_id_fk" FOREIGN KEY ("version_city_id") REFERENCES "public"."cities"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_properties_v_locales" ADD CONSTRAINT "_properties_v_locales_version_meta_image_id_media_id_fk" FOREIGN KEY ("version_meta_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_properties_v_locales" ADD CONSTRAINT "_properties_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_properties_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_properties_v_rels" ADD CONSTRAINT "_properties_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_properties_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_properties_v_rels" ADD CONSTRAINT "_properties_v_rels_property_types_fk" FOREIGN KEY ("property_types_id") REFERENCES "public"."property_types"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_properties_v_rels" ADD CONSTRAINT "_properties_v_rels_owners_fk" FOREIGN KEY ("owners_id") REFERENCES "public"."owners"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_properties_v_rels" ADD CONSTRAINT "_properties_v_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "projects_constructions" ADD CONSTRAINT "projects_constructions_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "projects_constructions" ADD CONSTRAINT "projects_constructions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "projects_constructions_locales" ADD CONSTRAINT "projects_constructions_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."projects_constructions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "projects" ADD CONSTRAINT "projects_main_type_id_property_types_id_fk" FOREIGN KEY ("main_type_id") REFERENCES "public"."property_types"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "projects" ADD CONSTRAINT "projects_contact_id_users_id_fk" FOREIGN KEY ("contact_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "projects" ADD CONSTRAINT "projects_city_id_cities_id_fk" FOREIGN KEY ("city_id") REFERENCES "public"."cities"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "projects_locales" ADD CONSTRAINT "projects_locales_meta_image_id_media_id_fk" FOREIGN KEY ("meta_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "projects_locales" ADD CONSTRAINT "projects_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "projects_rels" ADD CONSTRAINT "projects_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "projects_rels" ADD CONSTRAINT "projects_rels_property_types_fk" FOREIGN KEY ("property_types_id") REFERENCES "public"."property_types"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "projects_rels" ADD CONSTRAINT "projects_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_projects_v_version_constructions" ADD CONSTRAINT "_projects_v_version_constructions_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_projects_v_version_constructions" ADD CONSTRAINT "_projects_v_version_constructions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_projects_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_projects_v_version_constructions_locales" ADD CONSTRAINT "_projects_v_version_constructions_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_projects_v_version_constructions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_projects_v" ADD CONSTRAINT "_projects_v_parent_id_projects_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."projects"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_projects_v" ADD CONSTRAINT "_projects_v_version_main_type_id_property_types_id_fk" FOREIGN KEY ("version_main_type_id") REFERENCES "public"."property_types"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_projects_v" ADD CONSTRAINT "_projects_v_version_contact_id_users_id_fk" FOREIGN KEY ("version_contact_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_projects_v" ADD CONSTRAINT "_projects_v_version_city_id_cities_id_fk" FOREIGN KEY ("version_city_id") REFERENCES "public"."cities"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_projects_v_locales" ADD CONSTRAINT "_projects_v_locales_version_meta_image_id_media_id_fk" FOREIGN KEY ("version_meta_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_projects_v_locales" ADD CONSTRAINT "_projects_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_projects_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_projects_v_rels" ADD CONSTRAINT "_projects_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_projects_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_projects_v_rels" ADD CONSTRAINT "_projects_v_rels_property_types_fk" FOREIGN KEY ("property_types_id") REFERENCES "public"."property_types"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_projects_v_rels" ADD CONSTRAINT "_projects_v_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "property_types_locales" ADD CONSTRAINT "property_types_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."property_types"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cities_locales" ADD CONSTRAINT "cities_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."cities"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "activities" ADD CONSTRAINT "activities_property_id_properties_id_fk" FOREIGN KEY ("property_id") REFERENCES "public"."properties"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "documents" ADD CONSTRAINT "documents_property_id_properties_id_fk" FOREIGN KEY ("property_id") REFERENCES "public"."properties"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "documents" ADD CONSTRAINT "documents_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "documents_locales" ADD CONSTRAINT "documents_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."documents"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "enquiries_notes" ADD CONSTRAINT "enquiries_notes_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."enquiries"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "enquiries" ADD CONSTRAINT "enquiries_assigned_to_id_users_id_fk" FOREIGN KEY ("assigned_to_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "enquiries" ADD CONSTRAINT "enquiries_property_id_properties_id_fk" FOREIGN KEY ("property_id") REFERENCES "public"."properties"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "enquiries" ADD CONSTRAINT "enquiries_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "demands_provinces" ADD CONSTRAINT "demands_provinces_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."demands"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "demands_regions" ADD CONSTRAINT "demands_regions_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."demands"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "demands_rels" ADD CONSTRAINT "demands_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."demands"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "demands_rels" ADD CONSTRAINT "demands_rels_property_types_fk" FOREIGN KEY ("property_types_id") REFERENCES "public"."property_types"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "demands_rels" ADD CONSTRAINT "demands_rels_cities_fk" FOREIGN KEY ("cities_id") REFERENCES "public"."cities"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "appointments" ADD CONSTRAINT "appointments_agent_id_users_id_fk" FOREIGN KEY ("agent_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "appointments" ADD CONSTRAINT "appointments_property_id_properties_id_fk" FOREIGN KEY ("property_id") REFERENCES "public"."properties"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "testimonials" ADD CONSTRAINT "testimonials_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "testimonials_locales" ADD CONSTRAINT "testimonials_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."testimonials"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "owners_sessions" ADD CONSTRAINT "owners_sessions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."owners"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "owners" ADD CONSTRAINT "owners_manager_id_users_id_fk" FOREIGN KEY ("manager_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "users_sessions" ADD CONSTRAINT "users_sessions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "users" ADD CONSTRAINT "users_photo_id_media_id_fk" FOREIGN KEY ("photo_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "users_locales" ADD CONSTRAINT "users_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."payload_locked_documents"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_pages_fk" FOREIGN KEY ("pages_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_modules_fk" FOREIGN KEY ("modules_id") REFERENCES "public"."modules"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_articles_fk" FOREIGN KEY ("articles_id") REFERENCES "public"."articles"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_categories_fk" FOREIGN KEY ("categories_id") REFERENCES "public"."categories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_menus_fk" FOREIGN KEY ("menus_id") REFERENCES "public"."menus"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_properties_fk" FOREIGN KEY ("properties_id") REFERENCES "public"."properties"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_projects_fk" FOREIGN KEY ("projects_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_property_types_fk" FOREIGN KEY ("property_types_id") REFERENCES "public"."property_types"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_cities_fk" FOREIGN KEY ("cities_id") REFERENCES "public"."cities"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_activities_fk" FOREIGN KEY ("activities_id") REFERENCES "public"."activities"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_documents_fk" FOREIGN KEY ("documents_id") REFERENCES "public"."documents"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_enquiries_fk" FOREIGN KEY ("enquiries_id") REFERENCES "public"."enquiries"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_demands_fk" FOREIGN KEY ("demands_id") REFERENCES "public"."demands"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_appointments_fk" FOREIGN KEY ("appointments_id") REFERENCES "public"."appointments"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_subscribers_fk" FOREIGN KEY ("subscribers_id") REFERENCES "public"."subscribers"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_testimonials_fk" FOREIGN KEY ("testimonials_id") REFERENCES "public"."testimonials"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_owners_fk" FOREIGN KEY ("owners_id") REFERENCES "public"."owners"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_users_fk" FOREIGN KEY ("users_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_preferences_rels" ADD CONSTRAINT "payload_preferences_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."payload_preferences"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_preferences_rels" ADD CONSTRAINT "payload_preferences_rels_owners_fk" FOREIGN KEY ("owners_id") REFERENCES "public"."owners"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_preferences_rels" ADD CONSTRAINT "payload_preferences_rels_users_fk" FOREIGN KEY ("users_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "settings_languages" ADD CONSTRAINT "settings_languages_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."settings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "settings_recipients" ADD CONSTRAINT "settings_recipients_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."settings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "settings" ADD CONSTRAINT "settings_logo_id_media_id_fk" FOREIGN KEY ("logo_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "settings" ADD CONSTRAINT "settings_logo_small_id_media_id_fk" FOREIGN KEY ("logo_small_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "settings_locales" ADD CONSTRAINT "settings_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."settings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "top_bar_left" ADD CONSTRAINT "top_bar_left_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."top_bar"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "top_bar_left_locales" ADD CONSTRAINT "top_bar_left_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."top_bar_left"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "top_bar_right" ADD CONSTRAINT "top_bar_right_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."top_bar"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "top_bar_right_locales" ADD CONSTRAINT "top_bar_right_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."top_bar_right"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "footer_columns" ADD CONSTRAINT "footer_columns_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."footer"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "footer_columns_locales" ADD CONSTRAINT "footer_columns_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."footer_columns"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "footer_locales" ADD CONSTRAINT "footer_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."footer"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "footer_rels" ADD CONSTRAINT "footer_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."footer"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "footer_rels" ADD CONSTRAINT "footer_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "popup" ADD CONSTRAINT "popup_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "popup_locales" ADD CONSTRAINT "popup_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."popup"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "home_search_descriptions" ADD CONSTRAINT "home_search_descriptions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."home_search"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "home_search_descriptions_locales" ADD CONSTRAINT "home_search_descriptions_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."home_search_descriptions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "home_search" ADD CONSTRAINT "home_search_logo_id_media_id_fk" FOREIGN KEY ("logo_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "home_search_locales" ADD CONSTRAINT "home_search_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."home_search"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cookie_texts_locales" ADD CONSTRAINT "cookie_texts_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."cookie_texts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "path_table_entries" ADD CONSTRAINT "path_table_entries_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."path_table"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "path_table_entries_locales" ADD CONSTRAINT "path_table_entries_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."path_table_entries"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "fact_conditions" ADD CONSTRAINT "fact_conditions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."fact_rows"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "fact_rows" ADD CONSTRAINT "fact_rows_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."property_detail_groups"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "fact_rows_locales" ADD CONSTRAINT "fact_rows_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."fact_rows"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "property_detail_groups" ADD CONSTRAINT "property_detail_groups_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."property_detail"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "property_detail_groups_locales" ADD CONSTRAINT "property_detail_groups_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."property_detail_groups"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "property_detail_ignored_marquees" ADD CONSTRAINT "property_detail_ignored_marquees_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."property_detail"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "property_detail_locales" ADD CONSTRAINT "property_detail_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."property_detail"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "pages_kind_idx" ON "pages" USING btree ("kind");
  CREATE INDEX "pages_parent_idx" ON "pages" USING btree ("parent_id");
  CREATE INDEX "pages_sort_idx" ON "pages" USING btree ("sort");
  CREATE INDEX "pages_image_idx" ON "pages" USING btree ("image_id");
  CREATE INDEX "pages_logo_idx" ON "pages" USING btree ("logo_id");
  CREATE INDEX "pages_redirect_redirect_page_idx" ON "pages" USING btree ("redirect_page_id");
  CREATE INDEX "pages_updated_at_idx" ON "pages" USING btree ("updated_at");
  CREATE INDEX "pages_created_at_idx" ON "pages" USING btree ("created_at");
  CREATE INDEX "pages__status_idx" ON "pages" USING btree ("_status");
  CREATE INDEX "pages_path_idx" ON "pages_locales" USING btree ("path","_locale");
  CREATE INDEX "pages_meta_meta_image_idx" ON "pages_locales" USING btree ("meta_image_id","_locale");
  CREATE UNIQUE INDEX "pages_locales_locale_parent_id_unique" ON "pages_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "pages_rels_order_idx" ON "pages_rels" USING btree ("order");
  CREATE INDEX "pages_rels_parent_idx" ON "pages_rels" USING btree ("parent_id");
  CREATE INDEX "pages_rels_path_idx" ON "pages_rels" USING btree ("path");
  CREATE INDEX "pages_rels_property_types_id_idx" ON "pages_rels" USING btree ("property_types_id");
  CREATE INDEX "pages_rels_modules_id_idx" ON "pages_rels" USING btree ("modules_id");
  CREATE INDEX "pages_rels_media_id_idx" ON "pages_rels" USING btree ("media_id");
  CREATE INDEX "_pages_v_parent_idx" ON "_pages_v" USING btree ("parent_id");
  CREATE INDEX "_pages_v_version_version_kind_idx" ON "_pages_v" USING btree ("version_kind");
  CREATE INDEX "_pages_v_version_version_parent_idx" ON "_pages_v" USING btree ("version_parent_id");
  CREATE INDEX "_pages_v_version_version_sort_idx" ON "_pages_v" USING btree ("version_sort");
  CREATE INDEX "_pages_v_version_version_image_idx" ON "_pages_v" USING btree ("version_image_id");
  CREATE INDEX "_pages_v_version_version_logo_idx" ON "_pages_v" USING btree ("version_logo_id");
  CREATE INDEX "_pages_v_version_redirect_version_redirect_page_idx" ON "_pages_v" USING btree ("version_redirect_page_id");
  CREATE INDEX "_pages_v_version_version_updated_at_idx" ON "_pages_v" USING btree ("version_updated_at");
  CREATE INDEX "_pages_v_version_version_created_at_idx" ON "_pages_v" USING btree ("version_created_at");
  CREATE INDEX "_pages_v_version_version__status_idx" ON "_pages_v" USING btree ("version__status");
  CREATE INDEX "_pages_v_created_at_idx" ON "_pages_v" USING btree ("created_at");
  CREATE INDEX "_pages_v_updated_at_idx" ON "_pages_v" USING btree ("updated_at");
  CREATE INDEX "_pages_v_snapshot_idx" ON "_pages_v" USING btree ("snapshot");
  CREATE INDEX "_pages_v_published_locale_idx" ON "_pages_v" USING btree ("published_locale");
  CREATE INDEX "_pages_v_latest_idx" ON "_pages_v" USING btree ("latest");
  CREATE INDEX "_pages_v_version_version_path_idx" ON "_pages_v_locales" USING btree ("version_path","_locale");
  CREATE INDEX "_pages_v_version_meta_version_meta_image_idx" ON "_pages_v_locales" USING btree ("version_meta_image_id","_locale");
  CREATE UNIQUE INDEX "_pages_v_locales_locale_parent_id_unique" ON "_pages_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_pages_v_rels_order_idx" ON "_pages_v_rels" USING btree ("order");
  CREATE INDEX "_pages_v_rels_parent_idx" ON "_pages_v_rels" USING btree ("parent_id");
  CREATE INDEX "_pages_v_rels_path_idx" ON "_pages_v_rels" USING btree ("path");
  CREATE INDEX "_pages_v_rels_property_types_id_idx" ON "_pages_v_rels" USING btree ("property_types_id");
  CREATE INDEX "_pages_v_rels_modules_id_idx" ON "_pages_v_rels" USING btree ("modules_id");
  CREATE INDEX "_pages_v_rels_media_id_idx" ON "_pages_v_rels" USING btree ("media_id");
  CREATE INDEX "modules_blocks_article_order_idx" ON "modules_blocks_article" USING btree ("_order");
  CREATE INDEX "modules_blocks_article_parent_id_idx" ON "modules_blocks_article" USING btree ("_parent_id");
  CREATE INDEX "modules_blocks_article_path_idx" ON "modules_blocks_article" USING btree ("_path");
  CREATE INDEX "modules_blocks_article_category_idx" ON "modules_blocks_article" USING btree ("category_id");
  CREATE INDEX "modules_blocks_category_order_idx" ON "modules_blocks_category" USING btree ("_order");
  CREATE INDEX "modules_blocks_category_parent_id_idx" ON "modules_blocks_category" USING btree ("_parent_id");
  CREATE INDEX "modules_blocks_category_path_idx" ON "modules_blocks_category" USING btree ("_path");
  CREATE INDEX "modules_blocks_category_category_idx" ON "modules_blocks_category" USING btree ("category_id");
  CREATE INDEX "modules_blocks_property_list_order_idx" ON "modules_blocks_property_list" USING btree ("_order");
  CREATE INDEX "modules_blocks_property_list_parent_id_idx" ON "modules_blocks_property_list" USING btree ("_parent_id");
  CREATE INDEX "modules_blocks_property_list_path_idx" ON "modules_blocks_property_list" USING btree ("_path");
  CREATE INDEX "modules_blocks_property_list_page_idx" ON "modules_blocks_property_list" USING btree ("page_id");
  CREATE UNIQUE INDEX "modules_blocks_property_list_locales_locale_parent_id_unique" ON "modules_blocks_property_list_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "modules_blocks_project_list_order_idx" ON "modules_blocks_project_list" USING btree ("_order");
  CREATE INDEX "modules_blocks_project_list_parent_id_idx" ON "modules_blocks_project_list" USING btree ("_parent_id");
  CREATE INDEX "modules_blocks_project_list_path_idx" ON "modules_blocks_project_list" USING btree ("_path");
  CREATE INDEX "modules_blocks_contact_form_order_idx" ON "modules_blocks_contact_form" USING btree ("_order");
  CREATE INDEX "modules_blocks_contact_form_parent_id_idx" ON "modules_blocks_contact_form" USING btree ("_parent_id");
  CREATE INDEX "modules_blocks_contact_form_path_idx" ON "modules_blocks_contact_form" USING btree ("_path");
  CREATE INDEX "modules_blocks_contact_form_thank_you_page_idx" ON "modules_blocks_contact_form" USING btree ("thank_you_page_id");
  CREATE INDEX "modules_name_idx" ON "modules" USING btree ("name");
  CREATE INDEX "modules_updated_at_idx" ON "modules" USING btree ("updated_at");
  CREATE INDEX "modules_created_at_idx" ON "modules" USING btree ("created_at");
  CREATE INDEX "modules__status_idx" ON "modules" USING btree ("_status");
  CREATE UNIQUE INDEX "modules_locales_locale_parent_id_unique" ON "modules_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "modules_rels_order_idx" ON "modules_rels" USING btree ("order");
  CREATE INDEX "modules_rels_parent_idx" ON "modules_rels" USING btree ("parent_id");
  CREATE INDEX "modules_rels_path_idx" ON "modules_rels" USING btree ("path");
  CREATE INDEX "modules_rels_articles_id_idx" ON "modules_rels" USING btree ("articles_id");
  CREATE INDEX "modules_rels_property_types_id_idx" ON "modules_rels" USING btree ("property_types_id");
  CREATE INDEX "modules_rels_cities_id_idx" ON "modules_rels" USING btree ("cities_id");
  CREATE INDEX "modules_rels_projects_id_idx" ON "modules_rels" USING btree ("projects_id");
  CREATE INDEX "_modules_v_blocks_article_order_idx" ON "_modules_v_blocks_article" USING btree ("_order");
  CREATE INDEX "_modules_v_blocks_article_parent_id_idx" ON "_modules_v_blocks_article" USING btree ("_parent_id");
  CREATE INDEX "_modules_v_blocks_article_path_idx" ON "_modules_v_blocks_article" USING btree ("_path");
  CREATE INDEX "_modules_v_blocks_article_category_idx" ON "_modules_v_blocks_article" USING btree ("category_id");
  CREATE INDEX "_modules_v_blocks_category_order_idx" ON "_modules_v_blocks_category" USING btree ("_order");
  CREATE INDEX "_modules_v_blocks_category_parent_id_idx" ON "_modules_v_blocks_category" USING btree ("_parent_id");
  CREATE INDEX "_modules_v_blocks_category_path_idx" ON "_modules_v_blocks_category" USING btree ("_path");
  CREATE INDEX "_modules_v_blocks_category_category_idx" ON "_modules_v_blocks_category" USING btree ("category_id");
  CREATE INDEX "_modules_v_blocks_property_list_order_idx" ON "_modules_v_blocks_property_list" USING btree ("_order");
  CREATE INDEX "_modules_v_blocks_property_list_parent_id_idx" ON "_modules_v_blocks_property_list" USING btree ("_parent_id");
  CREATE INDEX "_modules_v_blocks_property_list_path_idx" ON "_modules_v_blocks_property_list" USING btree ("_path");
  CREATE INDEX "_modules_v_blocks_property_list_page_idx" ON "_modules_v_blocks_property_list" USING btree ("page_id");
  CREATE UNIQUE INDEX "_modules_v_blocks_property_list_locales_locale_parent_id_uni" ON "_modules_v_blocks_property_list_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_modules_v_blocks_project_list_order_idx" ON "_modules_v_blocks_project_list" USING btree ("_order");
  CREATE INDEX "_modules_v_blocks_project_list_parent_id_idx" ON "_modules_v_blocks_project_list" USING btree ("_parent_id");
  CREATE INDEX "_modules_v_blocks_project_list_path_idx" ON "_modules_v_blocks_project_list" USING btree ("_path");
  CREATE INDEX "_modules_v_blocks_contact_form_order_idx" ON "_modules_v_blocks_contact_form" USING btree ("_order");
  CREATE INDEX "_modules_v_blocks_contact_form_parent_id_idx" ON "_modules_v_blocks_contact_form" USING btree ("_parent_id");
  CREATE INDEX "_modules_v_blocks_contact_form_path_idx" ON "_modules_v_blocks_contact_form" USING btree ("_path");
  CREATE INDEX "_modules_v_blocks_contact_form_thank_you_page_idx" ON "_modules_v_blocks_contact_form" USING btree ("thank_you_page_id");
  CREATE INDEX "_modules_v_parent_idx" ON "_modules_v" USING btree ("parent_id");
  CREATE INDEX "_modules_v_version_version_name_idx" ON "_modules_v" USING btree ("version_name");
  CREATE INDEX "_modules_v_version_version_updated_at_idx" ON "_modules_v" USING btree ("version_updated_at");
  CREATE INDEX "_modules_v_version_version_created_at_idx" ON "_modules_v" USING btree ("version_created_at");
  CREATE INDEX "_modules_v_version_version__status_idx" ON "_modules_v" USING btree ("version__status");
  CREATE INDEX "_modules_v_created_at_idx" ON "_modules_v" USING btree ("created_at");
  CREATE INDEX "_modules_v_updated_at_idx" ON "_modules_v" USING btree ("updated_at");
  CREATE INDEX "_modules_v_snapshot_idx" ON "_modules_v" USING btree ("snapshot");
  CREATE INDEX "_modules_v_published_locale_idx" ON "_modules_v" USING btree ("published_locale");
  CREATE INDEX "_modules_v_latest_idx" ON "_modules_v" USING btree ("latest");
  CREATE UNIQUE INDEX "_modules_v_locales_locale_parent_id_unique" ON "_modules_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_modules_v_rels_order_idx" ON "_modules_v_rels" USING btree ("order");
  CREATE INDEX "_modules_v_rels_parent_idx" ON "_modules_v_rels" USING btree ("parent_id");
  CREATE INDEX "_modules_v_rels_path_idx" ON "_modules_v_rels" USING btree ("path");
  CREATE INDEX "_modules_v_rels_articles_id_idx" ON "_modules_v_rels" USING btree ("articles_id");
  CREATE INDEX "_modules_v_rels_property_types_id_idx" ON "_modules_v_rels" USING btree ("property_types_id");
  CREATE INDEX "_modules_v_rels_cities_id_idx" ON "_modules_v_rels" USING btree ("cities_id");
  CREATE INDEX "_modules_v_rels_projects_id_idx" ON "_modules_v_rels" USING btree ("projects_id");
  CREATE INDEX "articles_image_idx" ON "articles" USING btree ("image_id");
  CREATE INDEX "articles_category_idx" ON "articles" USING btree ("category_id");
  CREATE INDEX "articles_published_on_idx" ON "articles" USING btree ("published_on");
  CREATE INDEX "articles_updated_at_idx" ON "articles" USING btree ("updated_at");
  CREATE INDEX "articles_created_at_idx" ON "articles" USING btree ("created_at");
  CREATE INDEX "articles__status_idx" ON "articles" USING btree ("_status");
  CREATE INDEX "articles_path_idx" ON "articles_locales" USING btree ("path","_locale");
  CREATE INDEX "articles_meta_meta_image_idx" ON "articles_locales" USING btree ("meta_image_id","_locale");
  CREATE UNIQUE INDEX "articles_locales_locale_parent_id_unique" ON "articles_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "articles_rels_order_idx" ON "articles_rels" USING btree ("order");
  CREATE INDEX "articles_rels_parent_idx" ON "articles_rels" USING btree ("parent_id");
  CREATE INDEX "articles_rels_path_idx" ON "articles_rels" USING btree ("path");
  CREATE INDEX "articles_rels_media_id_idx" ON "articles_rels" USING btree ("media_id");
  CREATE INDEX "_articles_v_parent_idx" ON "_articles_v" USING btree ("parent_id");
  CREATE INDEX "_articles_v_version_version_image_idx" ON "_articles_v" USING btree ("version_image_id");
  CREATE INDEX "_articles_v_version_version_category_idx" ON "_articles_v" USING btree ("version_category_id");
  CREATE INDEX "_articles_v_version_version_published_on_idx" ON "_articles_v" USING btree ("version_published_on");
  CREATE INDEX "_articles_v_version_version_updated_at_idx" ON "_articles_v" USING btree ("version_updated_at");
  CREATE INDEX "_articles_v_version_version_created_at_idx" ON "_articles_v" USING btree ("version_created_at");
  CREATE INDEX "_articles_v_version_version__status_idx" ON "_articles_v" USING btree ("version__status");
  CREATE INDEX "_articles_v_created_at_idx" ON "_articles_v" USING btree ("created_at");
  CREATE INDEX "_articles_v_updated_at_idx" ON "_articles_v" USING btree ("updated_at");
  CREATE INDEX "_articles_v_snapshot_idx" ON "_articles_v" USING btree ("snapshot");
  CREATE INDEX "_articles_v_published_locale_idx" ON "_articles_v" USING btree ("published_locale");
  CREATE INDEX "_articles_v_latest_idx" ON "_articles_v" USING btree ("latest");
  CREATE INDEX "_articles_v_version_version_path_idx" ON "_articles_v_locales" USING btree ("version_path","_locale");
  CREATE INDEX "_articles_v_version_meta_version_meta_image_idx" ON "_articles_v_locales" USING btree ("version_meta_image_id","_locale");
  CREATE UNIQUE INDEX "_articles_v_locales_locale_parent_id_unique" ON "_articles_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_articles_v_rels_order_idx" ON "_articles_v_rels" USING btree ("order");
  CREATE INDEX "_articles_v_rels_parent_idx" ON "_articles_v_rels" USING btree ("parent_id");
  CREATE INDEX "_articles_v_rels_path_idx" ON "_articles_v_rels" USING btree ("path");
  CREATE INDEX "_articles_v_rels_media_id_idx" ON "_articles_v_rels" USING btree ("media_id");
  CREATE UNIQUE INDEX "categories_web_id_idx" ON "categories" USING btree ("web_id");
  CREATE INDEX "categories_parent_idx" ON "categories" USING btree ("parent_id");
  CREATE INDEX "categories_updated_at_idx" ON "categories" USING btree ("updated_at");
  CREATE INDEX "categories_created_at_idx" ON "categories" USING btree ("created_at");
  CREATE INDEX "categories_path_idx" ON "categories_locales" USING btree ("path","_locale");
  CREATE UNIQUE INDEX "categories_locales_locale_parent_id_unique" ON "categories_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "menus_items_children_order_idx" ON "menus_items_children" USING btree ("_order");
  CREATE INDEX "menus_items_children_parent_id_idx" ON "menus_items_children" USING btree ("_parent_id");
  CREATE INDEX "menus_items_children_page_idx" ON "menus_items_children" USING btree ("page_id");
  CREATE UNIQUE INDEX "menus_items_children_locales_locale_parent_id_unique" ON "menus_items_children_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "menus_items_order_idx" ON "menus_items" USING btree ("_order");
  CREATE INDEX "menus_items_parent_id_idx" ON "menus_items" USING btree ("_parent_id");
  CREATE INDEX "menus_items_page_idx" ON "menus_items" USING btree ("page_id");
  CREATE UNIQUE INDEX "menus_items_locales_locale_parent_id_unique" ON "menus_items_locales" USING btree ("_locale","_parent_id");
  CREATE UNIQUE INDEX "menus_place_idx" ON "menus" USING btree ("place");
  CREATE INDEX "menus_updated_at_idx" ON "menus" USING btree ("updated_at");
  CREATE INDEX "menus_created_at_idx" ON "menus" USING btree ("created_at");
  CREATE INDEX "media_updated_at_idx" ON "media" USING btree ("updated_at");
  CREATE INDEX "media_created_at_idx" ON "media" USING btree ("created_at");
  CREATE UNIQUE INDEX "media_filename_idx" ON "media" USING btree ("filename");
  CREATE INDEX "media_sizes_w100_sizes_w100_filename_idx" ON "media" USING btree ("sizes_w100_filename");
  CREATE INDEX "media_sizes_w250_sizes_w250_filename_idx" ON "media" USING btree ("sizes_w250_filename");
  CREATE INDEX "media_sizes_w400_sizes_w400_filename_idx" ON "media" USING btree ("sizes_w400_filename");
  CREATE INDEX "media_sizes_w600_sizes_w600_filename_idx" ON "media" USING btree ("sizes_w600_filename");
  CREATE INDEX "media_sizes_w1360_sizes_w1360_filename_idx" ON "media" USING btree ("sizes_w1360_filename");
  CREATE UNIQUE INDEX "media_locales_locale_parent_id_unique" ON "media_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "properties_videos_order_idx" ON "properties_videos" USING btree ("_order");
  CREATE INDEX "properties_videos_parent_id_idx" ON "properties_videos" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "properties_videos_locales_locale_parent_id_unique" ON "properties_videos_locales" USING btree ("_locale","_parent_id");
  CREATE UNIQUE INDEX "properties_reference_idx" ON "properties" USING btree ("reference");
  CREATE INDEX "properties_goal_idx" ON "properties" USING btree ("goal");
  CREATE INDEX "properties_status_idx" ON "properties" USING btree ("status");
  CREATE INDEX "properties_marquee_idx" ON "properties" USING btree ("marquee");
  CREATE INDEX "properties_main_type_idx" ON "properties" USING btree ("main_type_id");
  CREATE INDEX "properties_contact_idx" ON "properties" USING btree ("contact_id");
  CREATE INDEX "properties_project_idx" ON "properties" USING btree ("project_id");
  CREATE INDEX "properties_published_on_idx" ON "properties" USING btree ("published_on");
  CREATE INDEX "properties_record_file_idx" ON "properties" USING btree ("record_file");
  CREATE INDEX "properties_featured_idx" ON "properties" USING btree ("featured");
  CREATE INDEX "properties_price_idx" ON "properties" USING btree ("price");
  CREATE INDEX "properties_city_idx" ON "properties" USING btree ("city_id");
  CREATE INDEX "properties_street_idx" ON "properties" USING btree ("street");
  CREATE INDEX "properties_unique_code_idx" ON "properties" USING btree ("unique_code");
  CREATE INDEX "properties_living_area_idx" ON "properties" USING btree ("living_area");
  CREATE INDEX "properties_ground_area_idx" ON "properties" USING btree ("ground_area");
  CREATE INDEX "properties_bedrooms_idx" ON "properties" USING btree ("bedrooms");
  CREATE INDEX "properties_construction_year_idx" ON "properties" USING btree ("construction_year");
  CREATE INDEX "properties_epc_label_idx" ON "properties" USING btree ("epc_label");
  CREATE INDEX "properties_unit_status_idx" ON "properties" USING btree ("unit_status");
  CREATE INDEX "properties_updated_at_idx" ON "properties" USING btree ("updated_at");
  CREATE INDEX "properties_created_at_idx" ON "properties" USING btree ("created_at");
  CREATE INDEX "properties__status_idx" ON "properties" USING btree ("_status");
  CREATE INDEX "properties_meta_meta_image_idx" ON "properties_locales" USING btree ("meta_image_id","_locale");
  CREATE UNIQUE INDEX "properties_locales_locale_parent_id_unique" ON "properties_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "properties_rels_order_idx" ON "properties_rels" USING btree ("order");
  CREATE INDEX "properties_rels_parent_idx" ON "properties_rels" USING btree ("parent_id");
  CREATE INDEX "properties_rels_path_idx" ON "properties_rels" USING btree ("path");
  CREATE INDEX "properties_rels_property_types_id_idx" ON "properties_rels" USING btree ("property_types_id");
  CREATE INDEX "properties_rels_owners_id_idx" ON "properties_rels" USING btree ("owners_id");
  CREATE INDEX "properties_rels_media_id_idx" ON "properties_rels" USING btree ("media_id");
  CREATE INDEX "_properties_v_version_videos_order_idx" ON "_properties_v_version_videos" USING btree ("_order");
  CREATE INDEX "_properties_v_version_videos_parent_id_idx" ON "_properties_v_version_videos" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_properties_v_version_videos_locales_locale_parent_id_unique" ON "_properties_v_version_videos_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_properties_v_parent_idx" ON "_properties_v" USING btree ("parent_id");
  CREATE INDEX "_properties_v_version_version_reference_idx" ON "_properties_v" USING btree ("version_reference");
  CREATE INDEX "_properties_v_version_version_goal_idx" ON "_properties_v" USING btree ("version_goal");
  CREATE INDEX "_properties_v_version_version_status_idx" ON "_properties_v" USING btree ("version_status");
  CREATE INDEX "_properties_v_version_version_marquee_idx" ON "_properties_v" USING btree ("version_marquee");
  CREATE INDEX "_properties_v_version_version_main_type_idx" ON "_properties_v" USING btree ("version_main_type_id");
  CREATE INDEX "_properties_v_version_version_contact_idx" ON "_properties_v" USING btree ("version_contact_id");
  CREATE INDEX "_properties_v_version_version_project_idx" ON "_properties_v" USING btree ("version_project_id");
  CREATE INDEX "_properties_v_version_version_published_on_idx" ON "_properties_v" USING btree ("version_published_on");
  CREATE INDEX "_properties_v_version_version_record_file_idx" ON "_properties_v" USING btree ("version_record_file");
  CREATE INDEX "_properties_v_version_version_featured_idx" ON "_properties_v" USING btree ("version_featured");
  CREATE INDEX "_properties_v_version_version_price_idx" ON "_properties_v" USING btree ("version_price");
  CREATE INDEX "_properties_v_version_version_city_idx" ON "_properties_v" USING btree ("version_city_id");
  CREATE INDEX "_properties_v_version_version_street_idx" ON "_properties_v" USING btree ("version_street");
  CREATE INDEX "_properties_v_version_version_unique_code_idx" ON "_properties_v" USING btree ("version_unique_code");
  CREATE INDEX "_properties_v_version_version_living_area_idx" ON "_properties_v" USING btree ("version_living_area");
  CREATE INDEX "_properties_v_version_version_ground_area_idx" ON "_properties_v" USING btree ("version_ground_area");
  CREATE INDEX "_properties_v_version_version_bedrooms_idx" ON "_properties_v" USING btree ("version_bedrooms");
  CREATE INDEX "_properties_v_version_version_construction_year_idx" ON "_properties_v" USING btree ("version_construction_year");
  CREATE INDEX "_properties_v_version_version_epc_label_idx" ON "_properties_v" USING btree ("version_epc_label");
  CREATE INDEX "_properties_v_version_version_unit_status_idx" ON "_properties_v" USING btree ("version_unit_status");
  CREATE INDEX "_properties_v_version_version_updated_at_idx" ON "_properties_v" USING btree ("version_updated_at");
  CREATE INDEX "_properties_v_version_version_created_at_idx" ON "_properties_v" USING btree ("version_created_at");
  CREATE INDEX "_properties_v_version_version__status_idx" ON "_properties_v" USING btree ("version__status");
  CREATE INDEX "_properties_v_created_at_idx" ON "_properties_v" USING btree ("created_at");
  CREATE INDEX "_properties_v_updated_at_idx" ON "_properties_v" USING btree ("updated_at");
  CREATE INDEX "_properties_v_snapshot_idx" ON "_properties_v" USING btree ("snapshot");
  CREATE INDEX "_properties_v_published_locale_idx" ON "_properties_v" USING btree ("published_locale");
  CREATE INDEX "_properties_v_latest_idx" ON "_properties_v" USING btree ("latest");
  CREATE INDEX "_properties_v_version_meta_version_meta_image_idx" ON "_properties_v_locales" USING btree ("version_meta_image_id","_locale");
  CREATE UNIQUE INDEX "_properties_v_locales_locale_parent_id_unique" ON "_properties_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_properties_v_rels_order_idx" ON "_properties_v_rels" USING btree ("order");
  CREATE INDEX "_properties_v_rels_parent_idx" ON "_properties_v_rels" USING btree ("parent_id");
  CREATE INDEX "_properties_v_rels_path_idx" ON "_properties_v_rels" USING btree ("path");
  CREATE INDEX "_properties_v_rels_property_types_id_idx" ON "_properties_v_rels" USING btree ("property_types_id");
  CREATE INDEX "_properties_v_rels_owners_id_idx" ON "_properties_v_rels" USING btree ("owners_id");
  CREATE INDEX "_properties_v_rels_media_id_idx" ON "_properties_v_rels" USING btree ("media_id");
  CREATE INDEX "projects_constructions_order_idx" ON "projects_constructions" USING btree ("_order");
  CREATE INDEX "projects_constructions_parent_id_idx" ON "projects_constructions" USING btree ("_parent_id");
  CREATE INDEX "projects_constructions_image_idx" ON "projects_constructions" USING btree ("image_id");
  CREATE UNIQUE INDEX "projects_constructions_locales_locale_parent_id_unique" ON "projects_constructions_locales" USING btree ("_locale","_parent_id");
  CREATE UNIQUE INDEX "projects_reference_idx" ON "projects" USING btree ("reference");
  CREATE INDEX "projects_goal_idx" ON "projects" USING btree ("goal");
  CREATE INDEX "projects_marquee_idx" ON "projects" USING btree ("marquee");
  CREATE INDEX "projects_main_type_idx" ON "projects" USING btree ("main_type_id");
  CREATE INDEX "projects_project_web_id_idx" ON "projects" USING btree ("project_web_id");
  CREATE INDEX "projects_price_min_idx" ON "projects" USING btree ("price_min");
  CREATE INDEX "projects_contact_idx" ON "projects" USING btree ("contact_id");
  CREATE INDEX "projects_city_idx" ON "projects" USING btree ("city_id");
  CREATE INDEX "projects_updated_at_idx" ON "projects" USING btree ("updated_at");
  CREATE INDEX "projects_created_at_idx" ON "projects" USING btree ("created_at");
  CREATE INDEX "projects__status_idx" ON "projects" USING btree ("_status");
  CREATE INDEX "projects_meta_meta_image_idx" ON "projects_locales" USING btree ("meta_image_id","_locale");
  CREATE UNIQUE INDEX "projects_locales_locale_parent_id_unique" ON "projects_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "projects_rels_order_idx" ON "projects_rels" USING btree ("order");
  CREATE INDEX "projects_rels_parent_idx" ON "projects_rels" USING btree ("parent_id");
  CREATE INDEX "projects_rels_path_idx" ON "projects_rels" USING btree ("path");
  CREATE INDEX "projects_rels_property_types_id_idx" ON "projects_rels" USING btree ("property_types_id");
  CREATE INDEX "projects_rels_media_id_idx" ON "projects_rels" USING btree ("media_id");
  CREATE INDEX "_projects_v_version_constructions_order_idx" ON "_projects_v_version_constructions" USING btree ("_order");
  CREATE INDEX "_projects_v_version_constructions_parent_id_idx" ON "_projects_v_version_constructions" USING btree ("_parent_id");
  CREATE INDEX "_projects_v_version_constructions_image_idx" ON "_projects_v_version_constructions" USING btree ("image_id");
  CREATE UNIQUE INDEX "_projects_v_version_constructions_locales_locale_parent_id_u" ON "_projects_v_version_constructions_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_projects_v_parent_idx" ON "_projects_v" USING btree ("parent_id");
  CREATE INDEX "_projects_v_version_version_reference_idx" ON "_projects_v" USING btree ("version_reference");
  CREATE INDEX "_projects_v_version_version_goal_idx" ON "_projects_v" USING btree ("version_goal");
  CREATE INDEX "_projects_v_version_version_marquee_idx" ON "_projects_v" USING btree ("version_marquee");
  CREATE INDEX "_projects_v_version_version_main_type_idx" ON "_projects_v" USING btree ("version_main_type_id");
  CREATE INDEX "_projects_v_version_version_project_web_id_idx" ON "_projects_v" USING btree ("version_project_web_id");
  CREATE INDEX "_projects_v_version_version_price_min_idx" ON "_projects_v" USING btree ("version_price_min");
  CREATE INDEX "_projects_v_version_version_contact_idx" ON "_projects_v" USING btree ("version_contact_id");
  CREATE INDEX "_projects_v_version_version_city_idx" ON "_projects_v" USING btree ("version_city_id");
  CREATE INDEX "_projects_v_version_version_updated_at_idx" ON "_projects_v" USING btree ("version_updated_at");
  CREATE INDEX "_projects_v_version_version_created_at_idx" ON "_projects_v" USING btree ("version_created_at");
  CREATE INDEX "_projects_v_version_version__status_idx" ON "_projects_v" USING btree ("version__status");
  CREATE INDEX "_projects_v_created_at_idx" ON "_projects_v" USING btree ("created_at");
  CREATE INDEX "_projects_v_updated_at_idx" ON "_projects_v" USING btree ("updated_at");
  CREATE INDEX "_projects_v_snapshot_idx" ON "_projects_v" USING btree ("snapshot");
  CREATE INDEX "_projects_v_published_locale_idx" ON "_projects_v" USING btree ("published_locale");
  CREATE INDEX "_projects_v_latest_idx" ON "_projects_v" USING btree ("latest");
  CREATE INDEX "_projects_v_version_meta_version_meta_image_idx" ON "_projects_v_locales" USING btree ("version_meta_image_id","_locale");
  CREATE UNIQUE INDEX "_projects_v_locales_locale_parent_id_unique" ON "_projects_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_projects_v_rels_order_idx" ON "_projects_v_rels" USING btree ("order");
  CREATE INDEX "_projects_v_rels_parent_idx" ON "_projects_v_rels" USING btree ("parent_id");
  CREATE INDEX "_projects_v_rels_path_idx" ON "_projects_v_rels" USING btree ("path");
  CREATE INDEX "_projects_v_rels_property_types_id_idx" ON "_projects_v_rels" USING btree ("property_types_id");
  CREATE INDEX "_projects_v_rels_media_id_idx" ON "_projects_v_rels" USING btree ("media_id");
  CREATE UNIQUE INDEX "property_types_web_id_idx" ON "property_types" USING btree ("web_id");
  CREATE INDEX "property_types_show_order_idx" ON "property_types" USING btree ("show_order");
  CREATE INDEX "property_types_updated_at_idx" ON "property_types" USING btree ("updated_at");
  CREATE INDEX "property_types_created_at_idx" ON "property_types" USING btree ("created_at");
  CREATE UNIQUE INDEX "property_types_locales_locale_parent_id_unique" ON "property_types_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "cities_zip_idx" ON "cities" USING btree ("zip");
  CREATE INDEX "cities_updated_at_idx" ON "cities" USING btree ("updated_at");
  CREATE INDEX "cities_created_at_idx" ON "cities" USING btree ("created_at");
  CREATE UNIQUE INDEX "cities_locales_locale_parent_id_unique" ON "cities_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "activities_property_idx" ON "activities" USING btree ("property_id");
  CREATE INDEX "activities_kind_idx" ON "activities" USING btree ("kind");
  CREATE INDEX "activities_status_idx" ON "activities" USING btree ("status");
  CREATE INDEX "activities_date_idx" ON "activities" USING btree ("date");
  CREATE INDEX "activities_visible_to_owner_idx" ON "activities" USING btree ("visible_to_owner");
  CREATE INDEX "activities_updated_at_idx" ON "activities" USING btree ("updated_at");
  CREATE INDEX "activities_created_at_idx" ON "activities" USING btree ("created_at");
  CREATE INDEX "documents_kind_idx" ON "documents" USING btree ("kind");
  CREATE INDEX "documents_property_idx" ON "documents" USING btree ("property_id");
  CREATE INDEX "documents_project_idx" ON "documents" USING btree ("project_id");
  CREATE INDEX "documents_updated_at_idx" ON "documents" USING btree ("updated_at");
  CREATE INDEX "documents_created_at_idx" ON "documents" USING btree ("created_at");
  CREATE UNIQUE INDEX "documents_filename_idx" ON "documents" USING btree ("filename");
  CREATE UNIQUE INDEX "documents_locales_locale_parent_id_unique" ON "documents_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "enquiries_notes_order_idx" ON "enquiries_notes" USING btree ("_order");
  CREATE INDEX "enquiries_notes_parent_id_idx" ON "enquiries_notes" USING btree ("_parent_id");
  CREATE INDEX "enquiries_status_idx" ON "enquiries" USING btree ("status");
  CREATE INDEX "enquiries_assigned_to_idx" ON "enquiries" USING btree ("assigned_to_id");
  CREATE INDEX "enquiries_received_at_idx" ON "enquiries" USING btree ("received_at");
  CREATE INDEX "enquiries_kind_idx" ON "enquiries" USING btree ("kind");
  CREATE INDEX "enquiries_property_idx" ON "enquiries" USING btree ("property_id");
  CREATE INDEX "enquiries_project_idx" ON "enquiries" USING btree ("project_id");
  CREATE INDEX "enquiries_full_name_idx" ON "enquiries" USING btree ("full_name");
  CREATE INDEX "enquiries_email_idx" ON "enquiries" USING btree ("email");
  CREATE INDEX "enquiries_updated_at_idx" ON "enquiries" USING btree ("updated_at");
  CREATE INDEX "enquiries_created_at_idx" ON "enquiries" USING btree ("created_at");
  CREATE INDEX "demands_provinces_order_idx" ON "demands_provinces" USING btree ("order");
  CREATE INDEX "demands_provinces_parent_idx" ON "demands_provinces" USING btree ("parent_id");
  CREATE INDEX "demands_regions_order_idx" ON "demands_regions" USING btree ("order");
  CREATE INDEX "demands_regions_parent_idx" ON "demands_regions" USING btree ("parent_id");
  CREATE INDEX "demands_status_idx" ON "demands" USING btree ("status");
  CREATE INDEX "demands_goal_idx" ON "demands" USING btree ("goal");
  CREATE INDEX "demands_full_name_idx" ON "demands" USING btree ("full_name");
  CREATE INDEX "demands_email_idx" ON "demands" USING btree ("email");
  CREATE INDEX "demands_updated_at_idx" ON "demands" USING btree ("updated_at");
  CREATE INDEX "demands_created_at_idx" ON "demands" USING btree ("created_at");
  CREATE INDEX "demands_rels_order_idx" ON "demands_rels" USING btree ("order");
  CREATE INDEX "demands_rels_parent_idx" ON "demands_rels" USING btree ("parent_id");
  CREATE INDEX "demands_rels_path_idx" ON "demands_rels" USING btree ("path");
  CREATE INDEX "demands_rels_property_types_id_idx" ON "demands_rels" USING btree ("property_types_id");
  CREATE INDEX "demands_rels_cities_id_idx" ON "demands_rels" USING btree ("cities_id");
  CREATE INDEX "appointments_status_idx" ON "appointments" USING btree ("status");
  CREATE INDEX "appointments_agent_idx" ON "appointments" USING btree ("agent_id");
  CREATE INDEX "appointments_property_idx" ON "appointments" USING btree ("property_id");
  CREATE INDEX "appointments_start_idx" ON "appointments" USING btree ("start");
  CREATE INDEX "appointments_full_name_idx" ON "appointments" USING btree ("full_name");
  CREATE INDEX "appointments_email_idx" ON "appointments" USING btree ("email");
  CREATE INDEX "appointments_updated_at_idx" ON "appointments" USING btree ("updated_at");
  CREATE INDEX "appointments_created_at_idx" ON "appointments" USING btree ("created_at");
  CREATE UNIQUE INDEX "subscribers_email_idx" ON "subscribers" USING btree ("email");
  CREATE INDEX "subscribers_status_idx" ON "subscribers" USING btree ("status");
  CREATE INDEX "subscribers_updated_at_idx" ON "subscribers" USING btree ("updated_at");
  CREATE INDEX "subscribers_created_at_idx" ON "subscribers" USING btree ("created_at");
  CREATE INDEX "testimonials_status_idx" ON "testimonials" USING btree ("status");
  CREATE INDEX "testimonials_image_idx" ON "testimonials" USING btree ("image_id");
  CREATE INDEX "testimonials_posted_on_idx" ON "testimonials" USING btree ("posted_on");
  CREATE INDEX "testimonials_updated_at_idx" ON "testimonials" USING btree ("updated_at");
  CREATE INDEX "testimonials_created_at_idx" ON "testimonials" USING btree ("created_at");
  CREATE UNIQUE INDEX "testimonials_locales_locale_parent_id_unique" ON "testimonials_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "owners_sessions_order_idx" ON "owners_sessions" USING btree ("_order");
  CREATE INDEX "owners_sessions_parent_id_idx" ON "owners_sessions" USING btree ("_parent_id");
  CREATE INDEX "owners_full_name_idx" ON "owners" USING btree ("full_name");
  CREATE INDEX "owners_manager_idx" ON "owners" USING btree ("manager_id");
  CREATE INDEX "owners_updated_at_idx" ON "owners" USING btree ("updated_at");
  CREATE INDEX "owners_created_at_idx" ON "owners" USING btree ("created_at");
  CREATE UNIQUE INDEX "owners_email_idx" ON "owners" USING btree ("email");
  CREATE INDEX "users_sessions_order_idx" ON "users_sessions" USING btree ("_order");
  CREATE INDEX "users_sessions_parent_id_idx" ON "users_sessions" USING btree ("_parent_id");
  CREATE INDEX "users_photo_idx" ON "users" USING btree ("photo_id");
  CREATE INDEX "users_updated_at_idx" ON "users" USING btree ("updated_at");
  CREATE INDEX "users_created_at_idx" ON "users" USING btree ("created_at");
  CREATE UNIQUE INDEX "users_email_idx" ON "users" USING btree ("email");
  CREATE UNIQUE INDEX "users_locales_locale_parent_id_unique" ON "users_locales" USING btree ("_locale","_parent_id");
  CREATE UNIQUE INDEX "payload_kv_key_idx" ON "payload_kv" USING btree ("key");
  CREATE INDEX "payload_locked_documents_global_slug_idx" ON "payload_locked_documents" USING btree ("global_slug");
  CREATE INDEX "payload_locked_documents_updated_at_idx" ON "payload_locked_documents" USING btree ("updated_at");
  CREATE INDEX "payload_locked_documents_created_at_idx" ON "payload_locked_documents" USING btree ("created_at");
  CREATE INDEX "payload_locked_documents_rels_order_idx" ON "payload_locked_documents_rels" USING btree ("order");
  CREATE INDEX "payload_locked_documents_rels_parent_idx" ON "payload_locked_documents_rels" USING btree ("parent_id");
  CREATE INDEX "payload_locked_documents_rels_path_idx" ON "payload_locked_documents_rels" USING btree ("path");
  CREATE INDEX "payload_locked_documents_rels_pages_id_idx" ON "payload_locked_documents_rels" USING btree ("pages_id");
  CREATE INDEX "payload_locked_documents_rels_modules_id_idx" ON "payload_locked_documents_rels" USING btree ("modules_id");
  CREATE INDEX "payload_locked_documents_rels_articles_id_idx" ON "payload_locked_documents_rels" USING btree ("articles_id");
  CREATE INDEX "payload_locked_documents_rels_categories_id_idx" ON "payload_locked_documents_rels" USING btree ("categories_id");
  CREATE INDEX "payload_locked_documents_rels_menus_id_idx" ON "payload_locked_documents_rels" USING btree ("menus_id");
  CREATE INDEX "payload_locked_documents_rels_media_id_idx" ON "payload_locked_documents_rels" USING btree ("media_id");
  CREATE INDEX "payload_locked_documents_rels_properties_id_idx" ON "payload_locked_documents_rels" USING btree ("properties_id");
  CREATE INDEX "payload_locked_documents_rels_projects_id_idx" ON "payload_locked_documents_rels" USING btree ("projects_id");
  CREATE INDEX "payload_locked_documents_rels_property_types_id_idx" ON "payload_locked_documents_rels" USING btree ("property_types_id");
  CREATE INDEX "payload_locked_documents_rels_cities_id_idx" ON "payload_locked_documents_rels" USING btree ("cities_id");
  CREATE INDEX "payload_locked_documents_rels_activities_id_idx" ON "payload_locked_documents_rels" USING btree ("activities_id");
  CREATE INDEX "payload_locked_documents_rels_documents_id_idx" ON "payload_locked_documents_rels" USING btree ("documents_id");
  CREATE INDEX "payload_locked_documents_rels_enquiries_id_idx" ON "payload_locked_documents_rels" USING btree ("enquiries_id");
  CREATE INDEX "payload_locked_documents_rels_demands_id_idx" ON "payload_locked_documents_rels" USING btree ("demands_id");
  CREATE INDEX "payload_locked_documents_rels_appointments_id_idx" ON "payload_locked_documents_rels" USING btree ("appointments_id");
  CREATE INDEX "payload_locked_documents_rels_subscribers_id_idx" ON "payload_locked_documents_rels" USING btree ("subscribers_id");
  CREATE INDEX "payload_locked_documents_rels_testimonials_id_idx" ON "payload_locked_documents_rels" USING btree ("testimonials_id");
  CREATE INDEX "payload_locked_documents_rels_owners_id_idx" ON "payload_locked_documents_rels" USING btree ("owners_id");
  CREATE INDEX "payload_locked_documents_rels_users_id_idx" ON "payload_locked_documents_rels" USING btree ("users_id");
  CREATE INDEX "payload_preferences_key_idx" ON "payload_preferences" USING btree ("key");
  CREATE INDEX "payload_preferences_updated_at_idx" ON "payload_preferences" USING btree ("updated_at");
  CREATE INDEX "payload_preferences_created_at_idx" ON "payload_preferences" USING btree ("created_at");
  CREATE INDEX "payload_preferences_rels_order_idx" ON "payload_preferences_rels" USING btree ("order");
  CREATE INDEX "payload_preferences_rels_parent_idx" ON "payload_preferences_rels" USING btree ("parent_id");
  CREATE INDEX "payload_preferences_rels_path_idx" ON "payload_preferences_rels" USING btree ("path");
  CREATE INDEX "payload_preferences_rels_owners_id_idx" ON "payload_preferences_rels" USING btree ("owners_id");
  CREATE INDEX "payload_preferences_rels_users_id_idx" ON "payload_preferences_rels" USING btree ("users_id");
  CREATE INDEX "payload_migrations_updated_at_idx" ON "payload_migrations" USING btree ("updated_at");
  CREATE INDEX "payload_migrations_created_at_idx" ON "payload_migrations" USING btree ("created_at");
  CREATE INDEX "settings_languages_order_idx" ON "settings_languages" USING btree ("_order");
  CREATE INDEX "settings_languages_parent_id_idx" ON "settings_languages" USING btree ("_parent_id");
  CREATE INDEX "settings_recipients_order_idx" ON "settings_recipients" USING btree ("_order");
  CREATE INDEX "settings_recipients_parent_id_idx" ON "settings_recipients" USING btree ("_parent_id");
  CREATE INDEX "settings_logo_idx" ON "settings" USING btree ("logo_id");
  CREATE INDEX "settings_logo_small_idx" ON "settings" USING btree ("logo_small_id");
  CREATE UNIQUE INDEX "settings_locales_locale_parent_id_unique" ON "settings_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "top_bar_left_order_idx" ON "top_bar_left" USING btree ("_order");
  CREATE INDEX "top_bar_left_parent_id_idx" ON "top_bar_left" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "top_bar_left_locales_locale_parent_id_unique" ON "top_bar_left_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "top_bar_right_order_idx" ON "top_bar_right" USING btree ("_order");
  CREATE INDEX "top_bar_right_parent_id_idx" ON "top_bar_right" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "top_bar_right_locales_locale_parent_id_unique" ON "top_bar_right_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "footer_columns_order_idx" ON "footer_columns" USING btree ("_order");
  CREATE INDEX "footer_columns_parent_id_idx" ON "footer_columns" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "footer_columns_locales_locale_parent_id_unique" ON "footer_columns_locales" USING btree ("_locale","_parent_id");
  CREATE UNIQUE INDEX "footer_locales_locale_parent_id_unique" ON "footer_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "footer_rels_order_idx" ON "footer_rels" USING btree ("order");
  CREATE INDEX "footer_rels_parent_idx" ON "footer_rels" USING btree ("parent_id");
  CREATE INDEX "footer_rels_path_idx" ON "footer_rels" USING btree ("path");
  CREATE INDEX "footer_rels_media_id_idx" ON "footer_rels" USING btree ("media_id");
  CREATE INDEX "popup_image_idx" ON "popup" USING btree ("image_id");
  CREATE UNIQUE INDEX "popup_locales_locale_parent_id_unique" ON "popup_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "home_search_descriptions_order_idx" ON "home_search_descriptions" USING btree ("_order");
  CREATE INDEX "home_search_descriptions_parent_id_idx" ON "home_search_descriptions" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "home_search_descriptions_locales_locale_parent_id_unique" ON "home_search_descriptions_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "home_search_logo_idx" ON "home_search" USING btree ("logo_id");
  CREATE UNIQUE INDEX "home_search_locales_locale_parent_id_unique" ON "home_search_locales" USING btree ("_locale","_parent_id");
  CREATE UNIQUE INDEX "cookie_texts_locales_locale_parent_id_unique" ON "cookie_texts_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "path_table_entries_order_idx" ON "path_table_entries" USING btree ("_order");
  CREATE INDEX "path_table_entries_parent_id_idx" ON "path_table_entries" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "path_table_entries_locales_locale_parent_id_unique" ON "path_table_entries_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "fact_conditions_order_idx" ON "fact_conditions" USING btree ("_order");
  CREATE INDEX "fact_conditions_parent_id_idx" ON "fact_conditions" USING btree ("_parent_id");
  CREATE INDEX "fact_rows_order_idx" ON "fact_rows" USING btree ("_order");
  CREATE INDEX "fact_rows_parent_id_idx" ON "fact_rows" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "fact_rows_locales_locale_parent_id_unique" ON "fact_rows_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "property_detail_groups_order_idx" ON "property_detail_groups" USING btree ("_order");
  CREATE INDEX "property_detail_groups_parent_id_idx" ON "property_detail_groups" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "property_detail_groups_locales_locale_parent_id_unique" ON "property_detail_groups_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "property_detail_ignored_marquees_order_idx" ON "property_detail_ignored_marquees" USING btree ("order");
  CREATE INDEX "property_detail_ignored_marquees_parent_idx" ON "property_detail_ignored_marquees" USING btree ("parent_id");
  CREATE UNIQUE INDEX "property_detail_locales_locale_parent_id_unique" ON "property_detail_locales" USING btree ("_locale","_parent_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "pages" CASCADE;
  DROP TABLE "pages_locales" CASCADE;
  DROP TABLE "pages_rels" CASCADE;
  DROP TABLE "_pages_v" CASCADE;
  DROP TABLE "_pages_v_locales" CASCADE;
  DROP TABLE "_pages_v_rels" CASCADE;
  DROP TABLE "modules_blocks_article" CASCADE;
  DROP TABLE "modules_blocks_category" CASCADE;
  DROP TABLE "modules_blocks_property_list" CASCADE;
  DROP TABLE "modules_blocks_property_list_locales" CASCADE;
  DROP TABLE "modules_blocks_project_list" CASCADE;
  DROP TABLE "modules_blocks_contact_form" CASCADE;
  DROP TABLE "modules" CASCADE;
  DROP TABLE "modules_locales" CASCADE;
  DROP TABLE "modules_rels" CASCADE;
  DROP TABLE "_modules_v_blocks_article" CASCADE;
  DROP TABLE "_modules_v_blocks_category" CASCADE;
  DROP TABLE "_modules_v_blocks_property_list" CASCADE;
  DROP TABLE "_modules_v_blocks_property_list_locales" CASCADE;
  DROP TABLE "_modules_v_blocks_project_list" CASCADE;
  DROP TABLE "_modules_v_blocks_contact_form" CASCADE;
  DROP TABLE "_modules_v" CASCADE;
  DROP TABLE "_modules_v_locales" CASCADE;
  DROP TABLE "_modules_v_rels" CASCADE;
  DROP TABLE "articles" CASCADE;
  DROP TABLE "articles_locales" CASCADE;
  DROP TABLE "articles_rels" CASCADE;
  DROP TABLE "_articles_v" CASCADE;
  DROP TABLE "_articles_v_locales" CASCADE;
  DROP TABLE "_articles_v_rels" CASCADE;
  DROP TABLE "categories" CASCADE;
  DROP TABLE "categories_locales" CASCADE;
  DROP TABLE "menus_items_children" CASCADE;
  DROP TABLE "menus_items_children_locales" CASCADE;
  DROP TABLE "menus_items" CASCADE;
  DROP TABLE "menus_items_locales" CASCADE;
  DROP TABLE "menus" CASCADE;
  DROP TABLE "media" CASCADE;
  DROP TABLE "media_locales" CASCADE;
  DROP TABLE "properties_videos" CASCADE;
  DROP TABLE "properties_videos_locales" CASCADE;
  DROP TABLE "properties" CASCADE;
  DROP TABLE "properties_locales" CASCADE;
  DROP TABLE "properties_rels" CASCADE;
  DROP TABLE "_properties_v_version_videos" CASCADE;
  DROP TABLE "_properties_v_version_videos_locales" CASCADE;
  DROP TABLE "_properties_v" CASCADE;
  DROP TABLE "_properties_v_locales" CASCADE;
  DROP TABLE "_properties_v_rels" CASCADE;
  DROP TABLE "projects_constructions" CASCADE;
  DROP TABLE "projects_constructions_locales" CASCADE;
  DROP TABLE "projects" CASCADE;
  DROP TABLE "projects_locales" CASCADE;
  DROP TABLE "projects_rels" CASCADE;
  DROP TABLE "_projects_v_version_constructions" CASCADE;
  DROP TABLE "_projects_v_version_constructions_locales" CASCADE;
  DROP TABLE "_projects_v" CASCADE;
  DROP TABLE "_projects_v_locales" CASCADE;
  DROP TABLE "_projects_v_rels" CASCADE;
  DROP TABLE "property_types" CASCADE;
  DROP TABLE "property_types_locales" CASCADE;
  DROP TABLE "cities" CASCADE;
  DROP TABLE "cities_locales" CASCADE;
  DROP TABLE "activities" CASCADE;
  DROP TABLE "documents" CASCADE;
  DROP TABLE "documents_locales" CASCADE;
  DROP TABLE "enquiries_notes" CASCADE;
  DROP TABLE "enquiries" CASCADE;
  DROP TABLE "demands_provinces" CASCADE;
  DROP TABLE "demands_regions" CASCADE;
  DROP TABLE "demands" CASCADE;
  DROP TABLE "demands_rels" CASCADE;
  DROP TABLE "appointments" CASCADE;
  DROP TABLE "subscribers" CASCADE;
  DROP TABLE "testimonials" CASCADE;
  DROP TABLE "testimonials_locales" CASCADE;
  DROP TABLE "owners_sessions" CASCADE;
  DROP TABLE "owners" CASCADE;
  DROP TABLE "users_sessions" CASCADE;
  DROP TABLE "users" CASCADE;
  DROP TABLE "users_locales" CASCADE;
  DROP TABLE "payload_kv" CASCADE;
  DROP TABLE "payload_locked_documents" CASCADE;
  DROP TABLE "payload_locked_documents_rels" CASCADE;
  DROP TABLE "payload_preferences" CASCADE;
  DROP TABLE "payload_preferences_rels" CASCADE;
  DROP TABLE "payload_migrations" CASCADE;
  DROP TABLE "settings_languages" CASCADE;
  DROP TABLE "settings_recipients" CASCADE;
  DROP TABLE "settings" CASCADE;
  DROP TABLE "settings_locales" CASCADE;
  DROP TABLE "top_bar_left" CASCADE;
  DROP TABLE "top_bar_left_locales" CASCADE;
  DROP TABLE "top_bar_right" CASCADE;
  DROP TABLE "top_bar_right_locales" CASCADE;
  DROP TABLE "top_bar" CASCADE;
  DROP TABLE "footer_columns" CASCADE;
  DROP TABLE "footer_columns_locales" CASCADE;
  DROP TABLE "footer" CASCADE;
  DROP TABLE "footer_locales" CASCADE;
  DROP TABLE "footer_rels" CASCADE;
  DROP TABLE "popup" CASCADE;
  DROP TABLE "popup_locales" CASCADE;
  DROP TABLE "home_search_descriptions" CASCADE;
  DROP TABLE "home_search_descriptions_locales" CASCADE;
  DROP TABLE "home_search" CASCADE;
  DROP TABLE "home_search_locales" CASCADE;
  DROP TABLE "cookie_texts" CASCADE;
  DROP TABLE "cookie_texts_locales" CASCADE;
  DROP TABLE "path_table_entries" CASCADE;
  DROP TABLE "path_table_entries_locales" CASCADE;
  DROP TABLE "path_table" CASCADE;
  DROP TABLE "fact_conditions" CASCADE;
  DROP TABLE "fact_rows" CASCADE;
  DROP TABLE "fact_rows_locales" CASCADE;
  DROP TABLE "property_detail_groups" CASCADE;
  DROP TABLE "property_detail_groups_locales" CASCADE;
  DROP TABLE "property_detail_ignored_marquees" CASCADE;
  DROP TABLE "property_detail" CASCADE;
  DROP TABLE "property_detail_locales" CASCADE;
  DROP TYPE "public"."_locales";
  DROP TYPE "public"."enum_pages_kind";
  DROP TYPE "public"."enum_pages_list_goal";
  DROP TYPE "public"."enum_pages_banner_type";
  DROP TYPE "public"."enum_pages_redirect_kind";
  DROP TYPE "public"."enum_pages_status";
  DROP TYPE "public"."enum__pages_v_version_kind";
  DROP TYPE "public"."enum__pages_v_version_list_goal";
  DROP TYPE "public"."enum__pages_v_version_banner_type";
  DROP TYPE "public"."enum__pages_v_version_redirect_kind";
  DROP TYPE "public"."enum__pages_v_version_status";
  DROP TYPE "public"."enum__pages_v_published_locale";
  DROP TYPE "public"."enum_modules_blocks_article_source";
  DROP TYPE "public"."enum_modules_blocks_property_list_goal";
  DROP TYPE "public"."enum_modules_blocks_property_list_order";
  DROP TYPE "public"."enum_modules_blocks_project_list_goal";
  DROP TYPE "public"."enum_modules_blocks_project_list_order";
  DROP TYPE "public"."enum_modules_blocks_contact_form_form";
  DROP TYPE "public"."enum_modules_view";
  DROP TYPE "public"."enum_modules_title_size";
  DROP TYPE "public"."enum_modules_number_item_of_row";
  DROP TYPE "public"."enum_modules_max_items";
  DROP TYPE "public"."enum_modules_position";
  DROP TYPE "public"."enum_modules_span";
  DROP TYPE "public"."enum_modules_tint";
  DROP TYPE "public"."enum_modules_status";
  DROP TYPE "public"."enum__modules_v_blocks_article_source";
  DROP TYPE "public"."enum__modules_v_blocks_property_list_goal";
  DROP TYPE "public"."enum__modules_v_blocks_property_list_order";
  DROP TYPE "public"."enum__modules_v_blocks_project_list_goal";
  DROP TYPE "public"."enum__modules_v_blocks_project_list_order";
  DROP TYPE "public"."enum__modules_v_blocks_contact_form_form";
  DROP TYPE "public"."enum__modules_v_version_view";
  DROP TYPE "public"."enum__modules_v_version_title_size";
  DROP TYPE "public"."enum__modules_v_version_number_item_of_row";
  DROP TYPE "public"."enum__modules_v_version_max_items";
  DROP TYPE "public"."enum__modules_v_version_position";
  DROP TYPE "public"."enum__modules_v_version_span";
  DROP TYPE "public"."enum__modules_v_version_tint";
  DROP TYPE "public"."enum__modules_v_version_status";
  DROP TYPE "public"."enum__modules_v_published_locale";
  DROP TYPE "public"."enum_articles_status";
  DROP TYPE "public"."enum__articles_v_version_status";
  DROP TYPE "public"."enum__articles_v_published_locale";
  DROP TYPE "public"."enum_menus_items_children_kind";
  DROP TYPE "public"."enum_menus_items_children_appearance";
  DROP TYPE "public"."enum_menus_items_children_icon";
  DROP TYPE "public"."enum_menus_items_kind";
  DROP TYPE "public"."enum_menus_items_appearance";
  DROP TYPE "public"."enum_menus_items_icon";
  DROP TYPE "public"."enum_menus_place";
  DROP TYPE "public"."enum_properties_goal";
  DROP TYPE "public"."enum_properties_record_status";
  DROP TYPE "public"."enum_properties_marquee";
  DROP TYPE "public"."enum_properties_contract_type";
  DROP TYPE "public"."enum_properties_price_unit";
  DROP TYPE "public"."enum_properties_vat_regime";
  DROP TYPE "public"."enum_properties_condition";
  DROP TYPE "public"."enum_properties_heating";
  DROP TYPE "public"."enum_properties_heating_source";
  DROP TYPE "public"."enum_properties_kitchen";
  DROP TYPE "public"."enum_properties_glazing";
  DROP TYPE "public"."enum_properties_frame";
  DROP TYPE "public"."enum_properties_roof_material";
  DROP TYPE "public"."enum_properties_roof_condition";
  DROP TYPE "public"."enum_properties_epc_label";
  DROP TYPE "public"."enum_properties_epc_profile";
  DROP TYPE "public"."enum_properties_electrical_inspection";
  DROP TYPE "public"."enum_properties_permit";
  DROP TYPE "public"."enum_properties_allotment_permit";
  DROP TYPE "public"."enum_properties_zoning";
  DROP TYPE "public"."enum_properties_summons";
  DROP TYPE "public"."enum_properties_judicial_decision";
  DROP TYPE "public"."enum_properties_preemptive_rights";
  DROP TYPE "public"."enum_properties_planning_information";
  DROP TYPE "public"."enum_properties_flood_zone";
  DROP TYPE "public"."enum_properties_g_score";
  DROP TYPE "public"."enum_properties_p_score";
  DROP TYPE "public"."enum_properties_asbestos_type";
  DROP TYPE "public"."enum_properties_unit_status";
  DROP TYPE "public"."enum_properties_status";
  DROP TYPE "public"."enum__properties_v_version_goal";
  DROP TYPE "public"."enum__properties_v_version_marquee";
  DROP TYPE "public"."enum__properties_v_version_contract_type";
  DROP TYPE "public"."enum__properties_v_version_price_unit";
  DROP TYPE "public"."enum__properties_v_version_vat_regime";
  DROP TYPE "public"."enum__properties_v_version_condition";
  DROP TYPE "public"."enum__properties_v_version_heating";
  DROP TYPE "public"."enum__properties_v_version_heating_source";
  DROP TYPE "public"."enum__properties_v_version_kitchen";
  DROP TYPE "public"."enum__properties_v_version_glazing";
  DROP TYPE "public"."enum__properties_v_version_frame";
  DROP TYPE "public"."enum__properties_v_version_roof_material";
  DROP TYPE "public"."enum__properties_v_version_roof_condition";
  DROP TYPE "public"."enum__properties_v_version_epc_label";
  DROP TYPE "public"."enum__properties_v_version_epc_profile";
  DROP TYPE "public"."enum__properties_v_version_electrical_inspection";
  DROP TYPE "public"."enum__properties_v_version_permit";
  DROP TYPE "public"."enum__properties_v_version_allotment_permit";
  DROP TYPE "public"."enum__properties_v_version_zoning";
  DROP TYPE "public"."enum__properties_v_version_summons";
  DROP TYPE "public"."enum__properties_v_version_judicial_decision";
  DROP TYPE "public"."enum__properties_v_version_preemptive_rights";
  DROP TYPE "public"."enum__properties_v_version_planning_information";
  DROP TYPE "public"."enum__properties_v_version_flood_zone";
  DROP TYPE "public"."enum__properties_v_version_g_score";
  DROP TYPE "public"."enum__properties_v_version_p_score";
  DROP TYPE "public"."enum__properties_v_version_asbestos_type";
  DROP TYPE "public"."enum__properties_v_version_unit_status";
  DROP TYPE "public"."enum__properties_v_version_status";
  DROP TYPE "public"."enum__properties_v_published_locale";
  DROP TYPE "public"."enum_projects_constructions_status";
  DROP TYPE "public"."enum_projects_goal";
  DROP TYPE "public"."enum_projects_marquee";
  DROP TYPE "public"."enum_projects_status";
  DROP TYPE "public"."enum__projects_v_version_constructions_status";
  DROP TYPE "public"."enum__projects_v_version_goal";
  DROP TYPE "public"."enum__projects_v_version_marquee";
  DROP TYPE "public"."enum__projects_v_version_status";
  DROP TYPE "public"."enum__projects_v_published_locale";
  DROP TYPE "public"."enum_cities_country";
  DROP TYPE "public"."enum_activities_kind";
  DROP TYPE "public"."enum_activities_type";
  DROP TYPE "public"."enum_activities_status";
  DROP TYPE "public"."enum_documents_kind";
  DROP TYPE "public"."enum_enquiries_status";
  DROP TYPE "public"."enum_enquiries_language";
  DROP TYPE "public"."enum_enquiries_kind";
  DROP TYPE "public"."enum_enquiries_title";
  DROP TYPE "public"."enum_enquiries_contact_slot";
  DROP TYPE "public"."enum_enquiries_contact_device";
  DROP TYPE "public"."enum_demands_provinces";
  DROP TYPE "public"."enum_demands_regions";
  DROP TYPE "public"."enum_demands_status";
  DROP TYPE "public"."enum_demands_frequency";
  DROP TYPE "public"."enum_demands_language";
  DROP TYPE "public"."enum_demands_goal";
  DROP TYPE "public"."enum_demands_title";
  DROP TYPE "public"."enum_demands_contact_slot";
  DROP TYPE "public"."enum_demands_contact_device";
  DROP TYPE "public"."enum_appointments_status";
  DROP TYPE "public"."enum_appointments_language";
  DROP TYPE "public"."enum_appointments_slot";
  DROP TYPE "public"."enum_appointments_title";
  DROP TYPE "public"."enum_appointments_contact_slot";
  DROP TYPE "public"."enum_appointments_contact_device";
  DROP TYPE "public"."enum_subscribers_status";
  DROP TYPE "public"."enum_subscribers_language";
  DROP TYPE "public"."enum_testimonials_status";
  DROP TYPE "public"."enum_owners_title";
  DROP TYPE "public"."enum_owners_language";
  DROP TYPE "public"."enum_users_role";
  DROP TYPE "public"."enum_users_language";
  DROP TYPE "public"."enum_settings_languages_code";
  DROP TYPE "public"."enum_settings_recipients_form";
  DROP TYPE "public"."enum_settings_default_language";
  DROP TYPE "public"."enum_settings_theme_heading_font";
  DROP TYPE "public"."enum_settings_theme_text_font";
  DROP TYPE "public"."enum_settings_map_style";
  DROP TYPE "public"."enum_top_bar_left_status";
  DROP TYPE "public"."enum_top_bar_left_icon";
  DROP TYPE "public"."enum_top_bar_right_status";
  DROP TYPE "public"."enum_top_bar_right_icon";
  DROP TYPE "public"."enum_popup_is_published";
  DROP TYPE "public"."enum_condition_field";
  DROP TYPE "public"."enum_condition_logic";
  DROP TYPE "public"."enum_condition_other";
  DROP TYPE "public"."enum_row_field";
  DROP TYPE "public"."enum_row_format";
  DROP TYPE "public"."enum_property_detail_ignored_marquees";`)
}
