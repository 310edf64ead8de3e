import * as migration_20261121_052716_initial from './20261121_052716_initial';
import * as migration_20261121_052718_reference_sequences from './20261121_052718_reference_sequences';
import * as migration_20261121_070749_redirects from './20261121_070749_redirects';
import * as migration_20261121_075013_picture_800 from './20261121_075013_picture_800';
import * as migration_20261121_102000_property_search from './20261121_102000_property_search';
import * as migration_20261121_111929_catalogue from './20261121_111929_catalogue';
import * as migration_20261121_153549_search from './20261121_153549_search';
import * as migration_20261121_180342_leads from './20261121_180342_leads';
import * as migration_20261121_200540_audit_log from './20261121_200540_audit_log';
import * as migration_20261121_201547_mail_kinds from './20261121_201547_mail_kinds';
import * as migration_20261121_202646_last_edits from './20261121_202646_last_edits';
import * as migration_20261121_203610_audience from './20261121_203610_audience';
import * as migration_20261121_205113_accounts from './20261121_205113_accounts';
import * as migration_20261121_210310_owner_reports from './20261121_210310_owner_reports';
import * as migration_20261121_212648_feeds from './20261121_212648_feeds';
import * as migration_20261121_212650_feed_tables from './20261121_212650_feed_tables';
import * as migration_20261121_213041_portal from './20261121_213041_portal';
import * as migration_20261121_213252_schedule from './20261121_213252_schedule';
import * as migration_20261121_213548_gate from './20261121_213548_gate';
import * as migration_20261121_213836_language_states from './20261121_213836_language_states';
import * as migration_20261121_214427_audience_key from './20261121_214427_audience_key';
import * as migration_20261121_233306_desk_indexes from './20261121_233306_desk_indexes';
import * as migration_20261122_001315_exposure from './20261122_001315_exposure';
import * as migration_20261122_135530_consent from './20261122_135530_consent';
import * as migration_20261122_135540_consent_texts from './20261122_135540_consent_texts';
import * as migration_20261122_135550_mail_texts_quote_nothing from './20261122_135550_mail_texts_quote_nothing';
import * as migration_20261122_140000_on_offer from './20261122_140000_on_offer';
import * as migration_20261122_143610_security_contact from './20261122_143610_security_contact';
import * as migration_20261122_210737_dead_fields from './20261122_210737_dead_fields';
import * as migration_20261122_213900_search_row_version from './20261122_213900_search_row_version';
import * as migration_20261123_022406_identity_words from './20261123_022406_identity_words';
import * as migration_20261123_045415_settings_of_the_map from './20261123_045415_settings_of_the_map';
import * as migration_20261123_045420_home_modules from './20261123_045420_home_modules';
import * as migration_20261123_050604_articles_have_authors from './20261123_050604_articles_have_authors';
import * as migration_20261124_040556_reports_of_every_mandate_month from './20261124_040556_reports_of_every_mandate_month';
import * as migration_20261124_043935_alerts_say_their_news from './20261124_043935_alerts_say_their_news';
import * as migration_20261124_183103_owners_told_well from './20261124_183103_owners_told_well';
import * as migration_20261124_183355_saved_searches_and_open_times from './20261124_183355_saved_searches_and_open_times';
import * as migration_20261124_192040_media_names_and_content_log from './20261124_192040_media_names_and_content_log';
import * as migration_20261124_215453_law_inspection from './20261124_215453_law_inspection';
import * as migration_20261124_215505_versions_say_who from './20261124_215505_versions_say_who';
import * as migration_20261124_220533_preview_links from './20261124_220533_preview_links';
import * as migration_20261124_220708_crm_sources from './20261124_220708_crm_sources';
import * as migration_20261124_221100_feed_words from './20261124_221100_feed_words';
import * as migration_20261124_221128_owner_calendars from './20261124_221128_owner_calendars';
import * as migration_20261124_223056_theme_draft from './20261124_223056_theme_draft';
import * as migration_20261124_224628_crm_adoption from './20261124_224628_crm_adoption';
import * as migration_20261125_012441_crm_leads from './20261125_012441_crm_leads';
import * as migration_20261125_013221_passkeys from './20261125_013221_passkeys';
import * as migration_20261125_013611_releases from './20261125_013611_releases';
import * as migration_20261125_014741_list_columns from './20261125_014741_list_columns';
import * as migration_20261125_224700_plan_width from './20261125_224700_plan_width';
import * as migration_20261125_225141_report_supplements from './20261125_225141_report_supplements';
import * as migration_20261126_143740_testimonial_roles from './20261126_143740_testimonial_roles';
import * as migration_20261127_173000_compared_prices from './20261127_173000_compared_prices';
import * as migration_20261127_174636_demand_epc from './20261127_174636_demand_epc';
import * as migration_20261128_215658_colleague_suspended from './20261128_215658_colleague_suspended';
import * as migration_20261128_224500_text_references from './20261128_224500_text_references';
import * as migration_20261128_224947_report_of_mail from './20261128_224947_report_of_mail';

export const migrations = [
  {
    up: migration_20261121_052716_initial.up,
    down: migration_20261121_052716_initial.down,
    name: '20261121_052716_initial',
  },
  {
    up: migration_20261121_052718_reference_sequences.up,
    down: migration_20261121_052718_reference_sequences.down,
    name: '20261121_052718_reference_sequences',
  },
  {
    up: migration_20261121_070749_redirects.up,
    down: migration_20261121_070749_redirects.down,
    name: '20261121_070749_redirects',
  },
  {
    up: migration_20261121_075013_picture_800.up,
    down: migration_20261121_075013_picture_800.down,
    name: '20261121_075013_picture_800',
  },
  {
    up: migration_20261121_102000_property_search.up,
    down: migration_20261121_102000_property_search.down,
    name: '20261121_102000_property_search',
  },
  {
    up: migration_20261121_111929_catalogue.up,
    down: migration_20261121_111929_catalogue.down,
    name: '20261121_111929_catalogue',
  },
  {
    up: migration_20261121_153549_search.up,
    down: migration_20261121_153549_search.down,
    name: '20261121_153549_search',
  },
  {
    up: migration_20261121_180342_leads.up,
    down: migration_20261121_180342_leads.down,
    name: '20261121_180342_leads',
  },
  {
    up: migration_20261121_200540_audit_log.up,
    down: migration_20261121_200540_audit_log.down,
    name: '20261121_200540_audit_log',
  },
  {
    up: migration_20261121_201547_mail_kinds.up,
    down: migration_20261121_201547_mail_kinds.down,
    name: '20261121_201547_mail_kinds',
  },
  {
    up: migration_20261121_202646_last_edits.up,
    down: migration_20261121_202646_last_edits.down,
    name: '20261121_202646_last_edits',
  },
  {
    up: migration_20261121_203610_audience.up,
    down: migration_20261121_203610_audience.down,
    name: '20261121_203610_audience',
  },
  {
    up: migration_20261121_205113_accounts.up,
    down: migration_20261121_205113_accounts.down,
    name: '20261121_205113_accounts',
  },
  {
    up: migration_20261121_210310_owner_reports.up,
    down: migration_20261121_210310_owner_reports.down,
    name: '20261121_210310_owner_reports',
  },
  {
    up: migration_20261121_212648_feeds.up,
    down: migration_20261121_212648_feeds.down,
    name: '20261121_212648_feeds',
  },
  {
    up: migration_20261121_212650_feed_tables.up,
    down: migration_20261121_212650_feed_tables.down,
    name: '20261121_212650_feed_tables',
  },
  {
    up: migration_20261121_213041_portal.up,
    down: migration_20261121_213041_portal.down,
    name: '20261121_213041_portal',
  },
  {
    up: migration_20261121_213252_schedule.up,
    down: migration_20261121_213252_schedule.down,
    name: '20261121_213252_schedule',
  },
  {
    up: migration_20261121_213548_gate.up,
    down: migration_20261121_213548_gate.down,
    name: '20261121_213548_gate',
  },
  {
    up: migration_20261121_213836_language_states.up,
    down: migration_20261121_213836_language_states.down,
    name: '20261121_213836_language_states',
  },
  {
    up: migration_20261121_214427_audience_key.up,
    down: migration_20261121_214427_audience_key.down,
    name: '20261121_214427_audience_key',
  },
  {
    up: migration_20261121_233306_desk_indexes.up,
    down: migration_20261121_233306_desk_indexes.down,
    name: '20261121_233306_desk_indexes',
  },
  {
    up: migration_20261122_001315_exposure.up,
    down: migration_20261122_001315_exposure.down,
    name: '20261122_001315_exposure',
  },
  {
    up: migration_20261122_135530_consent.up,
    down: migration_20261122_135530_consent.down,
    name: '20261122_135530_consent',
  },
  {
    up: migration_20261122_135540_consent_texts.up,
    down: migration_20261122_135540_consent_texts.down,
    name: '20261122_135540_consent_texts',
  },
  {
    up: migration_20261122_135550_mail_texts_quote_nothing.up,
    down: migration_20261122_135550_mail_texts_quote_nothing.down,
    name: '20261122_135550_mail_texts_quote_nothing',
  },
  {
    up: migration_20261122_140000_on_offer.up,
    down: migration_20261122_140000_on_offer.down,
    name: '20261122_140000_on_offer',
  },
  {
    up: migration_20261122_143610_security_contact.up,
    down: migration_20261122_143610_security_contact.down,
    name: '20261122_143610_security_contact',
  },
  {
    up: migration_20261122_210737_dead_fields.up,
    down: migration_20261122_210737_dead_fields.down,
    name: '20261122_210737_dead_fields',
  },
  {
    up: migration_20261122_213900_search_row_version.up,
    down: migration_20261122_213900_search_row_version.down,
    name: '20261122_213900_search_row_version',
  },
  {
    up: migration_20261123_022406_identity_words.up,
    down: migration_20261123_022406_identity_words.down,
    name: '20261123_022406_identity_words',
  },
  {
    up: migration_20261123_045415_settings_of_the_map.up,
    down: migration_20261123_045415_settings_of_the_map.down,
    name: '20261123_045415_settings_of_the_map',
  },
  {
    up: migration_20261123_045420_home_modules.up,
    down: migration_20261123_045420_home_modules.down,
    name: '20261123_045420_home_modules',
  },
  {
    up: migration_20261123_050604_articles_have_authors.up,
    down: migration_20261123_050604_articles_have_authors.down,
    name: '20261123_050604_articles_have_authors',
  },
  {
    up: migration_20261124_040556_reports_of_every_mandate_month.up,
    down: migration_20261124_040556_reports_of_every_mandate_month.down,
    name: '20261124_040556_reports_of_every_mandate_month',
  },
  {
    up: migration_20261124_043935_alerts_say_their_news.up,
    down: migration_20261124_043935_alerts_say_their_news.down,
    name: '20261124_043935_alerts_say_their_news',
  },
  {
    up: migration_20261124_183103_owners_told_well.up,
    down: migration_20261124_183103_owners_told_well.down,
    name: '20261124_183103_owners_told_well',
  },
  {
    up: migration_20261124_183355_saved_searches_and_open_times.up,
    down: migration_20261124_183355_saved_searches_and_open_times.down,
    name: '20261124_183355_saved_searches_and_open_times',
  },
  {
    up: migration_20261124_192040_media_names_and_content_log.up,
    down: migration_20261124_192040_media_names_and_content_log.down,
    name: '20261124_192040_media_names_and_content_log',
  },
  {
    up: migration_20261124_215453_law_inspection.up,
    down: migration_20261124_215453_law_inspection.down,
    name: '20261124_215453_law_inspection',
  },
  {
    up: migration_20261124_215505_versions_say_who.up,
    down: migration_20261124_215505_versions_say_who.down,
    name: '20261124_215505_versions_say_who',
  },
  {
    up: migration_20261124_220533_preview_links.up,
    down: migration_20261124_220533_preview_links.down,
    name: '20261124_220533_preview_links',
  },
  {
    up: migration_20261124_220708_crm_sources.up,
    down: migration_20261124_220708_crm_sources.down,
    name: '20261124_220708_crm_sources',
  },
  {
    up: migration_20261124_221100_feed_words.up,
    down: migration_20261124_221100_feed_words.down,
    name: '20261124_221100_feed_words',
  },
  {
    up: migration_20261124_221128_owner_calendars.up,
    down: migration_20261124_221128_owner_calendars.down,
    name: '20261124_221128_owner_calendars',
  },
  {
    up: migration_20261124_223056_theme_draft.up,
    down: migration_20261124_223056_theme_draft.down,
    name: '20261124_223056_theme_draft',
  },
  {
    up: migration_20261124_224628_crm_adoption.up,
    down: migration_20261124_224628_crm_adoption.down,
    name: '20261124_224628_crm_adoption',
  },
  {
    up: migration_20261125_012441_crm_leads.up,
    down: migration_20261125_012441_crm_leads.down,
    name: '20261125_012441_crm_leads',
  },
  {
    up: migration_20261125_013221_passkeys.up,
    down: migration_20261125_013221_passkeys.down,
    name: '20261125_013221_passkeys',
  },
  {
    up: migration_20261125_013611_releases.up,
    down: migration_20261125_013611_releases.down,
    name: '20261125_013611_releases',
  },
  {
    up: migration_20261125_014741_list_columns.up,
    down: migration_20261125_014741_list_columns.down,
    name: '20261125_014741_list_columns',
  },
  {
    up: migration_20261125_224700_plan_width.up,
    down: migration_20261125_224700_plan_width.down,
    name: '20261125_224700_plan_width',
  },
  {
    up: migration_20261125_225141_report_supplements.up,
    down: migration_20261125_225141_report_supplements.down,
    name: '20261125_225141_report_supplements',
  },
  {
    up: migration_20261126_143740_testimonial_roles.up,
    down: migration_20261126_143740_testimonial_roles.down,
    name: '20261126_143740_testimonial_roles',
  },
  {
    up: migration_20261127_173000_compared_prices.up,
    down: migration_20261127_173000_compared_prices.down,
    name: '20261127_173000_compared_prices',
  },
  {
    up: migration_20261127_174636_demand_epc.up,
    down: migration_20261127_174636_demand_epc.down,
    name: '20261127_174636_demand_epc',
  },
  {
    up: migration_20261128_215658_colleague_suspended.up,
    down: migration_20261128_215658_colleague_suspended.down,
    name: '20261128_215658_colleague_suspended',
  },
  {
    up: migration_20261128_224500_text_references.up,
    down: migration_20261128_224500_text_references.down,
    name: '20261128_224500_text_references',
  },
  {
    up: migration_20261128_224947_report_of_mail.up,
    down: migration_20261128_224947_report_of_mail.down,
    name: '20261128_224947_report_of_mail',
  },
];
