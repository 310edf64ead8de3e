import { SelectChoice as SelectChoice_a70ec6cd93ce8f7a9b2434103d8248e1 } from '../../../../src/studio/choices/SelectChoice'
import { PagePlace as PagePlace_818708762f78ed9f4d42891b0babef31 } from '../../../../src/studio/page-place/PagePlace'
import { RelationChoice as RelationChoice_85a66b497870e126f5cf7b33f4031cb9 } from '../../../../src/studio/choices/RelationChoice'
import { DateField as DateField_ecf524a059a48dbf51e2c639325cb33d } from '../../../../src/studio/cms/DateField'
import { RscEntryLexicalCell as RscEntryLexicalCell_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { RscEntryLexicalField as RscEntryLexicalField_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { LexicalDiffComponent as LexicalDiffComponent_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { InlineToolbarFeatureClient as InlineToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { FixedToolbarFeatureClient as FixedToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { UploadFeatureClient as UploadFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { SafeLinksClient as SafeLinksClient_88797c925a656acf8187b0f3bc8c21df } from '../../../../src/studio/rich-text/SafeLinks'
import { LinkFeatureClient as LinkFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { OrderedListFeatureClient as OrderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { UnorderedListFeatureClient as UnorderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { BoldFeatureClient as BoldFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { ItalicFeatureClient as ItalicFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { HeadingFeatureClient as HeadingFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { ParagraphFeatureClient as ParagraphFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { OverviewComponent as OverviewComponent_a8a977ebc872c5d5ea7ee689724c0860 } from '@payloadcms/plugin-seo/client'
import { MetaTitleComponent as MetaTitleComponent_a8a977ebc872c5d5ea7ee689724c0860 } from '@payloadcms/plugin-seo/client'
import { MetaDescriptionComponent as MetaDescriptionComponent_a8a977ebc872c5d5ea7ee689724c0860 } from '@payloadcms/plugin-seo/client'
import { MetaImageComponent as MetaImageComponent_a8a977ebc872c5d5ea7ee689724c0860 } from '@payloadcms/plugin-seo/client'
import { PreviewComponent as PreviewComponent_a8a977ebc872c5d5ea7ee689724c0860 } from '@payloadcms/plugin-seo/client'
import { PreviewLinks as PreviewLinks_138a89d1a6110e61c1f4e52b633b81b0 } from '../../../../src/studio/preview-links/PreviewLinks'
import { FollowTyping as FollowTyping_fa10b57aade63e6ec2ec5128cf968f32 } from '../../../../src/studio/typed-preview/FollowTyping'
import { InRelease as InRelease_51384582d1132d6b9cd1de2b412b5ad5 } from '../../../../src/studio/releases/InRelease'
import { PagesTreeLink as PagesTreeLink_054180ba5496e30b5934440e0c073858 } from '../../../../src/studio/pages-tree/PagesTreeLink'
import { AskBeforeBackFromForm as AskBeforeBackFromForm_3a37b20cb87f42a2baa8c15c166e79a2 } from '../../../../src/studio/leave/AskBeforeBackFromForm'
import { LanguagesTab as LanguagesTab_cfabf88e0636a9ca17d833079a491baf } from '../../../../src/studio/languages/LanguagesTab'
import { VersionsView as VersionsView_e2f1a5c79ad7f33c102b5d1be05e6e6a } from '../../../../src/studio/versions/VersionsView'
import { DrawingCell as DrawingCell_fe5a3fb91e0022325faf5c40fb6d4ffd } from '../../../../src/studio/modules/DrawingCell'
import { ViewField as ViewField_1e4d426e41a5ccc9c2753147f702c896 } from '../../../../src/studio/modules/ViewField'
import { RowLabel as RowLabel_2217741ee6af40a47e09a3087a01a902 } from '../../../../src/studio/RowLabel'
import { MenusTreeLink as MenusTreeLink_3a2d949d75ce1d06087f49c4ec18bf0e } from '../../../../src/studio/menus-tree/MenusTreeLink'
import { Release as Release_027b712fa749dce1c29e7e978715d834 } from '../../../../src/studio/releases/Release'
import { PictureUses as PictureUses_ab48fef37b32365685f4891d5c69eb03 } from '../../../../src/studio/media/PictureUses'
import { PlacePin as PlacePin_020088a0247399d2f235a737cb880d2f } from '../../../../src/studio/place/PlacePin'
import { ButtonChoice as ButtonChoice_9ca6c89316cc651307ed3505ce47fe2b } from '../../../../src/studio/choices/ButtonChoice'
import { PictureTexts as PictureTexts_09fb11f958082d9ec796b41de1dd7c2a } from '../../../../src/studio/catalogue/PictureTexts'
import { Documents as Documents_818c528d5c6ab6e7c6d234c919565772 } from '../../../../src/studio/catalogue/Documents'
import { PrintLinks as PrintLinks_07e8d6b524f9d7c9f1c042beed45ad8e } from '../../../../src/studio/catalogue/PrintLinks'
import { RecordActivity as RecordActivity_67ea8d26d883129c145e37bca66a4343 } from '../../../../src/studio/record/RecordActivity'
import { RequestsLink as RequestsLink_bfea6ea3ecbf6f28186b636813abfff9 } from '../../../../src/studio/viewings/RequestsLink'
import { InspectionLink as InspectionLink_78aa327f3b01df1e37938bb41ff89fe9 } from '../../../../src/studio/inspection/InspectionLink'
import { Findings as Findings_6d4ca24e8da70c731fa4e10dc0756791 } from '../../../../src/studio/catalogue/Findings'
import { CompletenessCell as CompletenessCell_d93a7e593d1d83e0ed84e48e51510557 } from '../../../../src/studio/catalogue/CompletenessCell'
import { QuickChange as QuickChange_36e3d9dc8118a133410126020dcfe40a } from '../../../../src/studio/bulk/QuickChange'
import { PropertyDemands as PropertyDemands_7a19c437dbd9ddb4261f4b731723b0d4 } from '../../../../src/studio/demands/PropertyDemands'
import { SavedViews as SavedViews_b97576257a0f936148a4738d78e3e7d0 } from '../../../../src/studio/property-list/SavedViews'
import { BulkChange as BulkChange_1b69a2ef0a645b1490dda160ffbc039c } from '../../../../src/studio/bulk/BulkChange'
import { PropertyList as PropertyList_acd7e4a0626b579d94fea1f85fa07eb9 } from '../../../../src/studio/property-list/PropertyList'
import { CityImportLink as CityImportLink_2f5a94b4064e416a5c66c92359071d47 } from '../../../../src/studio/city-import/CityImportLink'
import { FeedRuns as FeedRuns_a36e7fcce5e72bf4bc29dffe0cd40fea } from '../../../../src/studio/feeds/FeedRuns'
import { CrmHelp as CrmHelp_52840783458390b7ae6bfa7894acb102 } from '../../../../src/studio/feeds/CrmHelp'
import { PlainJson as PlainJson_313a19f1b9b216a4eaf68bf4b6c398b2 } from '../../../../src/studio/PlainJson'
import { PortalAddress as PortalAddress_8dfba2584ecbe2297a14b97606bc39a2 } from '../../../../src/studio/feeds/PortalAddress'
import { PersonContact as PersonContact_a2d3ab7dd513c1883ac5f8fc2d900fa6 } from '../../../../src/studio/contact/PersonContact'
import { EnquiryView as EnquiryView_bedf72158da774cde8e13ee02748e77d } from '../../../../src/studio/enquiries/EnquiryView'
import { LeadList as LeadList_d62bfcb480a1006afaa97cd36437c70f } from '../../../../src/studio/leads/LeadList'
import { PersonHistory as PersonHistory_3de28f6a9eb58c59619daa2e70b2fd27 } from '../../../../src/studio/enquiries/PersonHistory'
import { DemandMatches as DemandMatches_abebae90bc32293671cedf15cca144db } from '../../../../src/studio/demands/DemandMatches'
import { ExportLink as ExportLink_676580333131c785d1a66a00cf59e883 } from '../../../../src/studio/list-export/ExportLink'
import { ViewingsLink as ViewingsLink_2fc0815d1d26b2352b1ba926f2b0e2dc } from '../../../../src/studio/viewings/ViewingsLink'
import { MailView as MailView_2c60bd5d6cdd01b2a84554c314017e29 } from '../../../../src/studio/mail/MailView'
import { FailedMails as FailedMails_46a8b68f1e7e319ce0d92d4118f80360 } from '../../../../src/studio/mail/FailedMails'
import { TextPreview as TextPreview_f151325f84af5ffe8ba729b3ea3d388b } from '../../../../src/studio/mail/TextPreview'
import { OwnerAccount as OwnerAccount_f9956b5144a01e0d4919e5558ebfd250 } from '../../../../src/studio/owners/OwnerAccount'
import { LinkProperty as LinkProperty_0afbf9ca9b5fde8e8dfa61545cc2f769 } from '../../../../src/studio/owners/LinkProperty'
import { OwnerForm as OwnerForm_8d51542c8d49a528096aea598975d1ee } from '../../../../src/studio/owners/OwnerForm'
import { ReportActions as ReportActions_2c081eca122a0ef67b5d4dc889a4591f } from '../../../../src/studio/reports/ReportActions'
import { CurrentPassword as CurrentPassword_358e0320a81addb495d7033240cb0f23 } from '../../../../src/studio/accounts/CurrentPassword'
import { AccountSecurity as AccountSecurity_f09047b03594883c52a1043e61c3f194 } from '../../../../src/studio/accounts/AccountSecurity'
import { WhoCell as WhoCell_6a71063d1cc9fdf8fd579771f74f1a4a } from '../../../../src/studio/audit/cells'
import { AboutCell as AboutCell_6a71063d1cc9fdf8fd579771f74f1a4a } from '../../../../src/studio/audit/cells'
import { DetailsCell as DetailsCell_6a71063d1cc9fdf8fd579771f74f1a4a } from '../../../../src/studio/audit/cells'
import { ColourField as ColourField_19a4960a6ccf4a49e265c9e1d88be2e7 } from '../../../../src/studio/theme/ColourField'
import { ThemeStudio as ThemeStudio_f023fc01a7cd4cca646b80f930336294 } from '../../../../src/studio/theme/ThemeStudio'
import { MapFilePanel as MapFilePanel_d54dd186d01b5034031a20a9372725e5 } from '../../../../src/studio/map/MapFilePanel'
import { NotLive as NotLive_b2286cdbf926c1b65fae2ae40be76ebb } from '../../../../src/studio/NotLive'
import { BottomBar as BottomBar_11d9350c9ed55854dc286b745844df22 } from '../../../../src/studio/frame/BottomBar'
import { Icon as Icon_045faa3c2011ae6eea47d77388c57e4e } from '../../../../src/studio/Logo'
import { Logo as Logo_045faa3c2011ae6eea47d77388c57e4e } from '../../../../src/studio/Logo'
import { HelpLink as HelpLink_3f300ef0e4316800138caa6fa723884f } from '../../../../src/studio/guide/HelpLink'
import { SearchEverywhere as SearchEverywhere_2c9435b6a67b2329d424bede30c4781d } from '../../../../src/studio/everywhere/SearchEverywhere'
import { InboxLink as InboxLink_2b63cca18e2aa22a4d296508e2759549 } from '../../../../src/studio/inbox/InboxLink'
import { LanguagesLink as LanguagesLink_7612d1d272caac5bb3e70913cce99740 } from '../../../../src/studio/languages/LanguagesLink'
import { OwnWords as OwnWords_82d0ff1cb8d1c0d8b0ed05a168adc074 } from '../../../../src/studio/cms/OwnWords'
import { Answers as Answers_034159b9dfe5d2399858f0586bf728fd } from '../../../../src/studio/cms/Answers'
import { KeepSession as KeepSession_fd815d6a6cc722f4cf41e18101572616 } from '../../../../src/studio/leave/KeepSession'
import { FollowBack as FollowBack_d88f9b50f2268b8a0e253ec832d49826 } from '../../../../src/studio/cms/FollowBack'
import { KeepCaret as KeepCaret_ca3fc75826e2bf27037a105ae1a04a66 } from '../../../../src/studio/cms/KeepCaret'
import { OwnSaves as OwnSaves_6a078751cd7dd142c38ee193be89f04c } from '../../../../src/studio/own-save/OwnSaves'
import { S3ClientUploadHandler as S3ClientUploadHandler_f97aa6c64367fa259c5bc0567239ef24 } from '@payloadcms/storage-s3/client'
import { Dashboard as Dashboard_199b2eab3f7d6970a9f3aae13955b1cc } from '../../../../src/studio/dashboard/Dashboard'
import { CityImportView as CityImportView_9d27e3e001c0e16b9a96f918e7f513b7 } from '../../../../src/studio/city-import/CityImportView'
import { GuideView as GuideView_6a26d1ce67f5c5203656b695331b0f74 } from '../../../../src/studio/guide/GuideView'
import { InboxView as InboxView_646bcd609b6b26aa63d367aa13608a29 } from '../../../../src/studio/inbox/InboxView'
import { InspectionView as InspectionView_f39923ffa40a0393ba42854e3aa34fc4 } from '../../../../src/studio/inspection/InspectionView'
import { LoginView as LoginView_7e1bae996055ede8dfb20bb07beaa10c } from '../../../../src/studio/login/LoginView'
import { MenusTreeView as MenusTreeView_f7c978ea57e18f887b49d6090a3c2c4c } from '../../../../src/studio/menus-tree/MenusTreeView'
import { PagesTreeView as PagesTreeView_008042fcfa3c21673913bbb8f95d2257 } from '../../../../src/studio/pages-tree/PagesTreeView'
import { PrivacyView as PrivacyView_702bbd557c79ee2c066f42bbc964cdb2 } from '../../../../src/studio/privacy/PrivacyView'
import { SecurityView as SecurityView_3edc09f44d12c07404b42201961463d0 } from '../../../../src/studio/accounts/SecurityView'
import { ViewingsView as ViewingsView_95629a4b77c306d0a8ee8a0ef076ab59 } from '../../../../src/studio/viewings/ViewingsView'
import { MatrixView as MatrixView_ae04c5a637bb1a1313f02a8194fba747 } from '../../../../src/studio/languages/MatrixView'
import { CollectionCards as CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1 } from '@payloadcms/next/rsc'

/** @type import('payload').ImportMap */
export const importMap = {
  "/src/studio/choices/SelectChoice#SelectChoice": SelectChoice_a70ec6cd93ce8f7a9b2434103d8248e1,
  "/src/studio/page-place/PagePlace#PagePlace": PagePlace_818708762f78ed9f4d42891b0babef31,
  "/src/studio/choices/RelationChoice#RelationChoice": RelationChoice_85a66b497870e126f5cf7b33f4031cb9,
  "/src/studio/cms/DateField#DateField": DateField_ecf524a059a48dbf51e2c639325cb33d,
  "@payloadcms/richtext-lexical/rsc#RscEntryLexicalCell": RscEntryLexicalCell_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/rsc#RscEntryLexicalField": RscEntryLexicalField_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/rsc#LexicalDiffComponent": LexicalDiffComponent_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/client#InlineToolbarFeatureClient": InlineToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#FixedToolbarFeatureClient": FixedToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#UploadFeatureClient": UploadFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "/src/studio/rich-text/SafeLinks#SafeLinksClient": SafeLinksClient_88797c925a656acf8187b0f3bc8c21df,
  "@payloadcms/richtext-lexical/client#LinkFeatureClient": LinkFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#OrderedListFeatureClient": OrderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#UnorderedListFeatureClient": UnorderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#BoldFeatureClient": BoldFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#ItalicFeatureClient": ItalicFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#HeadingFeatureClient": HeadingFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#ParagraphFeatureClient": ParagraphFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/plugin-seo/client#OverviewComponent": OverviewComponent_a8a977ebc872c5d5ea7ee689724c0860,
  "@payloadcms/plugin-seo/client#MetaTitleComponent": MetaTitleComponent_a8a977ebc872c5d5ea7ee689724c0860,
  "@payloadcms/plugin-seo/client#MetaDescriptionComponent": MetaDescriptionComponent_a8a977ebc872c5d5ea7ee689724c0860,
  "@payloadcms/plugin-seo/client#MetaImageComponent": MetaImageComponent_a8a977ebc872c5d5ea7ee689724c0860,
  "@payloadcms/plugin-seo/client#PreviewComponent": PreviewComponent_a8a977ebc872c5d5ea7ee689724c0860,
  "/src/studio/preview-links/PreviewLinks#PreviewLinks": PreviewLinks_138a89d1a6110e61c1f4e52b633b81b0,
  "/src/studio/typed-preview/FollowTyping#FollowTyping": FollowTyping_fa10b57aade63e6ec2ec5128cf968f32,
  "/src/studio/releases/InRelease#InRelease": InRelease_51384582d1132d6b9cd1de2b412b5ad5,
  "/src/studio/pages-tree/PagesTreeLink#PagesTreeLink": PagesTreeLink_054180ba5496e30b5934440e0c073858,
  "/src/studio/leave/AskBeforeBackFromForm#AskBeforeBackFromForm": AskBeforeBackFromForm_3a37b20cb87f42a2baa8c15c166e79a2,
  "/src/studio/languages/LanguagesTab#LanguagesTab": LanguagesTab_cfabf88e0636a9ca17d833079a491baf,
  "/src/studio/versions/VersionsView#VersionsView": VersionsView_e2f1a5c79ad7f33c102b5d1be05e6e6a,
  "/src/studio/modules/DrawingCell#DrawingCell": DrawingCell_fe5a3fb91e0022325faf5c40fb6d4ffd,
  "/src/studio/modules/ViewField#ViewField": ViewField_1e4d426e41a5ccc9c2753147f702c896,
  "/src/studio/RowLabel#RowLabel": RowLabel_2217741ee6af40a47e09a3087a01a902,
  "/src/studio/menus-tree/MenusTreeLink#MenusTreeLink": MenusTreeLink_3a2d949d75ce1d06087f49c4ec18bf0e,
  "/src/studio/releases/Release#Release": Release_027b712fa749dce1c29e7e978715d834,
  "/src/studio/media/PictureUses#PictureUses": PictureUses_ab48fef37b32365685f4891d5c69eb03,
  "/src/studio/place/PlacePin#PlacePin": PlacePin_020088a0247399d2f235a737cb880d2f,
  "/src/studio/choices/ButtonChoice#ButtonChoice": ButtonChoice_9ca6c89316cc651307ed3505ce47fe2b,
  "/src/studio/catalogue/PictureTexts#PictureTexts": PictureTexts_09fb11f958082d9ec796b41de1dd7c2a,
  "/src/studio/catalogue/Documents#Documents": Documents_818c528d5c6ab6e7c6d234c919565772,
  "/src/studio/catalogue/PrintLinks#PrintLinks": PrintLinks_07e8d6b524f9d7c9f1c042beed45ad8e,
  "/src/studio/record/RecordActivity#RecordActivity": RecordActivity_67ea8d26d883129c145e37bca66a4343,
  "/src/studio/viewings/RequestsLink#RequestsLink": RequestsLink_bfea6ea3ecbf6f28186b636813abfff9,
  "/src/studio/inspection/InspectionLink#InspectionLink": InspectionLink_78aa327f3b01df1e37938bb41ff89fe9,
  "/src/studio/catalogue/Findings#Findings": Findings_6d4ca24e8da70c731fa4e10dc0756791,
  "/src/studio/catalogue/CompletenessCell#CompletenessCell": CompletenessCell_d93a7e593d1d83e0ed84e48e51510557,
  "/src/studio/bulk/QuickChange#QuickChange": QuickChange_36e3d9dc8118a133410126020dcfe40a,
  "/src/studio/demands/PropertyDemands#PropertyDemands": PropertyDemands_7a19c437dbd9ddb4261f4b731723b0d4,
  "/src/studio/property-list/SavedViews#SavedViews": SavedViews_b97576257a0f936148a4738d78e3e7d0,
  "/src/studio/bulk/BulkChange#BulkChange": BulkChange_1b69a2ef0a645b1490dda160ffbc039c,
  "/src/studio/property-list/PropertyList#PropertyList": PropertyList_acd7e4a0626b579d94fea1f85fa07eb9,
  "/src/studio/city-import/CityImportLink#CityImportLink": CityImportLink_2f5a94b4064e416a5c66c92359071d47,
  "/src/studio/feeds/FeedRuns#FeedRuns": FeedRuns_a36e7fcce5e72bf4bc29dffe0cd40fea,
  "/src/studio/feeds/CrmHelp#CrmHelp": CrmHelp_52840783458390b7ae6bfa7894acb102,
  "/src/studio/PlainJson#PlainJson": PlainJson_313a19f1b9b216a4eaf68bf4b6c398b2,
  "/src/studio/feeds/PortalAddress#PortalAddress": PortalAddress_8dfba2584ecbe2297a14b97606bc39a2,
  "/src/studio/contact/PersonContact#PersonContact": PersonContact_a2d3ab7dd513c1883ac5f8fc2d900fa6,
  "/src/studio/enquiries/EnquiryView#EnquiryView": EnquiryView_bedf72158da774cde8e13ee02748e77d,
  "/src/studio/leads/LeadList#LeadList": LeadList_d62bfcb480a1006afaa97cd36437c70f,
  "/src/studio/enquiries/PersonHistory#PersonHistory": PersonHistory_3de28f6a9eb58c59619daa2e70b2fd27,
  "/src/studio/demands/DemandMatches#DemandMatches": DemandMatches_abebae90bc32293671cedf15cca144db,
  "/src/studio/list-export/ExportLink#ExportLink": ExportLink_676580333131c785d1a66a00cf59e883,
  "/src/studio/viewings/ViewingsLink#ViewingsLink": ViewingsLink_2fc0815d1d26b2352b1ba926f2b0e2dc,
  "/src/studio/mail/MailView#MailView": MailView_2c60bd5d6cdd01b2a84554c314017e29,
  "/src/studio/mail/FailedMails#FailedMails": FailedMails_46a8b68f1e7e319ce0d92d4118f80360,
  "/src/studio/mail/TextPreview#TextPreview": TextPreview_f151325f84af5ffe8ba729b3ea3d388b,
  "/src/studio/owners/OwnerAccount#OwnerAccount": OwnerAccount_f9956b5144a01e0d4919e5558ebfd250,
  "/src/studio/owners/LinkProperty#LinkProperty": LinkProperty_0afbf9ca9b5fde8e8dfa61545cc2f769,
  "/src/studio/owners/OwnerForm#OwnerForm": OwnerForm_8d51542c8d49a528096aea598975d1ee,
  "/src/studio/reports/ReportActions#ReportActions": ReportActions_2c081eca122a0ef67b5d4dc889a4591f,
  "/src/studio/accounts/CurrentPassword#CurrentPassword": CurrentPassword_358e0320a81addb495d7033240cb0f23,
  "/src/studio/accounts/AccountSecurity#AccountSecurity": AccountSecurity_f09047b03594883c52a1043e61c3f194,
  "/src/studio/audit/cells#WhoCell": WhoCell_6a71063d1cc9fdf8fd579771f74f1a4a,
  "/src/studio/audit/cells#AboutCell": AboutCell_6a71063d1cc9fdf8fd579771f74f1a4a,
  "/src/studio/audit/cells#DetailsCell": DetailsCell_6a71063d1cc9fdf8fd579771f74f1a4a,
  "/src/studio/theme/ColourField#ColourField": ColourField_19a4960a6ccf4a49e265c9e1d88be2e7,
  "/src/studio/theme/ThemeStudio#ThemeStudio": ThemeStudio_f023fc01a7cd4cca646b80f930336294,
  "/src/studio/map/MapFilePanel#MapFilePanel": MapFilePanel_d54dd186d01b5034031a20a9372725e5,
  "/src/studio/NotLive#NotLive": NotLive_b2286cdbf926c1b65fae2ae40be76ebb,
  "/src/studio/frame/BottomBar#BottomBar": BottomBar_11d9350c9ed55854dc286b745844df22,
  "/src/studio/Logo#Icon": Icon_045faa3c2011ae6eea47d77388c57e4e,
  "/src/studio/Logo#Logo": Logo_045faa3c2011ae6eea47d77388c57e4e,
  "/src/studio/guide/HelpLink#HelpLink": HelpLink_3f300ef0e4316800138caa6fa723884f,
  "/src/studio/everywhere/SearchEverywhere#SearchEverywhere": SearchEverywhere_2c9435b6a67b2329d424bede30c4781d,
  "/src/studio/inbox/InboxLink#InboxLink": InboxLink_2b63cca18e2aa22a4d296508e2759549,
  "/src/studio/languages/LanguagesLink#LanguagesLink": LanguagesLink_7612d1d272caac5bb3e70913cce99740,
  "/src/studio/cms/OwnWords#OwnWords": OwnWords_82d0ff1cb8d1c0d8b0ed05a168adc074,
  "/src/studio/cms/Answers#Answers": Answers_034159b9dfe5d2399858f0586bf728fd,
  "/src/studio/leave/KeepSession#KeepSession": KeepSession_fd815d6a6cc722f4cf41e18101572616,
  "/src/studio/cms/FollowBack#FollowBack": FollowBack_d88f9b50f2268b8a0e253ec832d49826,
  "/src/studio/cms/KeepCaret#KeepCaret": KeepCaret_ca3fc75826e2bf27037a105ae1a04a66,
  "/src/studio/own-save/OwnSaves#OwnSaves": OwnSaves_6a078751cd7dd142c38ee193be89f04c,
  "@payloadcms/storage-s3/client#S3ClientUploadHandler": S3ClientUploadHandler_f97aa6c64367fa259c5bc0567239ef24,
  "/src/studio/dashboard/Dashboard#Dashboard": Dashboard_199b2eab3f7d6970a9f3aae13955b1cc,
  "/src/studio/city-import/CityImportView#CityImportView": CityImportView_9d27e3e001c0e16b9a96f918e7f513b7,
  "/src/studio/guide/GuideView#GuideView": GuideView_6a26d1ce67f5c5203656b695331b0f74,
  "/src/studio/inbox/InboxView#InboxView": InboxView_646bcd609b6b26aa63d367aa13608a29,
  "/src/studio/inspection/InspectionView#InspectionView": InspectionView_f39923ffa40a0393ba42854e3aa34fc4,
  "/src/studio/login/LoginView#LoginView": LoginView_7e1bae996055ede8dfb20bb07beaa10c,
  "/src/studio/menus-tree/MenusTreeView#MenusTreeView": MenusTreeView_f7c978ea57e18f887b49d6090a3c2c4c,
  "/src/studio/pages-tree/PagesTreeView#PagesTreeView": PagesTreeView_008042fcfa3c21673913bbb8f95d2257,
  "/src/studio/privacy/PrivacyView#PrivacyView": PrivacyView_702bbd557c79ee2c066f42bbc964cdb2,
  "/src/studio/accounts/SecurityView#SecurityView": SecurityView_3edc09f44d12c07404b42201961463d0,
  "/src/studio/viewings/ViewingsView#ViewingsView": ViewingsView_95629a4b77c306d0a8ee8a0ef076ab59,
  "/src/studio/languages/MatrixView#MatrixView": MatrixView_ae04c5a637bb1a1313f02a8194fba747,
  "@payloadcms/next/rsc#CollectionCards": CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1
}
