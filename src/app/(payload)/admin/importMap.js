import { RscEntryLexicalCell as RscEntryLexicalCell_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { RscEntryLexicalField as RscEntryLexicalField_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { LexicalDiffComponent as LexicalDiffComponent_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { InlineToolbarFeatureClient as InlineToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { FixedToolbarFeatureClient as FixedToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { UploadFeatureClient as UploadFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
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
import { PagesTreeLink as PagesTreeLink_054180ba5496e30b5934440e0c073858 } from '../../../../src/studio/pages-tree/PagesTreeLink'
import { LanguagesTab as LanguagesTab_cfabf88e0636a9ca17d833079a491baf } from '../../../../src/studio/languages/LanguagesTab'
import { DrawingCell as DrawingCell_c8f300aeccb6f8c1fbe59b2e699bcea2 } from '../../../../src/studio/module/DrawingCell'
import { ViewField as ViewField_1c729e164b6fedf2d76c303cb6b6455c } from '../../../../src/studio/module/ViewField'
import { RowLabel as RowLabel_2217741ee6af40a47e09a3087a01a902 } from '../../../../src/studio/RowLabel'
import { MenusTreeLink as MenusTreeLink_3a2d949d75ce1d06087f49c4ec18bf0e } from '../../../../src/studio/menus-tree/MenusTreeLink'
import { PictureTexts as PictureTexts_95973900d7f25763b0e2f06c43a4b4ae } from '../../../../src/studio/property/PictureTexts'
import { Papers as Papers_f338246e258ec2bdd05fefc64d4c18ac } from '../../../../src/studio/property/Papers'
import { RecordActivity as RecordActivity_67ea8d26d883129c145e37bca66a4343 } from '../../../../src/studio/record/RecordActivity'
import { Findings as Findings_6647e0a268b54df6d3754366c69c7235 } from '../../../../src/studio/property/Findings'
import { CompletenessCell as CompletenessCell_0d759a529b8f6e4890b0db6f0d815f75 } from '../../../../src/studio/property/CompletenessCell'
import { QuickChange as QuickChange_36e3d9dc8118a133410126020dcfe40a } from '../../../../src/studio/bulk/QuickChange'
import { PropertyDemands as PropertyDemands_7a19c437dbd9ddb4261f4b731723b0d4 } from '../../../../src/studio/demands/PropertyDemands'
import { BulkChange as BulkChange_1b69a2ef0a645b1490dda160ffbc039c } from '../../../../src/studio/bulk/BulkChange'
import { CityImportLink as CityImportLink_2f5a94b4064e416a5c66c92359071d47 } from '../../../../src/studio/city-import/CityImportLink'
import { FeedRuns as FeedRuns_a36e7fcce5e72bf4bc29dffe0cd40fea } from '../../../../src/studio/feeds/FeedRuns'
import { PortalAddress as PortalAddress_8dfba2584ecbe2297a14b97606bc39a2 } from '../../../../src/studio/feeds/PortalAddress'
import { EnquiryView as EnquiryView_11a082758afe393e69599e5b6d6120f3 } from '../../../../src/studio/enquiry/EnquiryView'
import { PersonHistory as PersonHistory_7ef501d168467f884a5e77a7172bff3d } from '../../../../src/studio/enquiry/PersonHistory'
import { DemandMatches as DemandMatches_abebae90bc32293671cedf15cca144db } from '../../../../src/studio/demands/DemandMatches'
import { VisitsLink as VisitsLink_a1519a9abdedc4e4cf1d7919e1ec13fc } from '../../../../src/studio/visits/VisitsLink'
import { MailView as MailView_729026f7f6f135ddab3ab3a09189f0b0 } from '../../../../src/studio/mails/MailView'
import { FailedMails as FailedMails_3a58e69620998dce18ede5927a702328 } from '../../../../src/studio/mails/FailedMails'
import { TextPreview as TextPreview_0dcdcd9b7f136e236b29827f86c3afbd } from '../../../../src/studio/mails/TextPreview'
import { OwnerAccount as OwnerAccount_b8520bb9f91950827597763aa29283e7 } from '../../../../src/studio/owner/OwnerAccount'
import { OwnerForm as OwnerForm_57b4442181e401f6f7e4deeb715a0b38 } from '../../../../src/studio/owner/OwnerForm'
import { ReportPresses as ReportPresses_13bc68c5dbc5383e83e8190dfcd34130 } from '../../../../src/studio/reports/ReportPresses'
import { SecurityLink as SecurityLink_ea95974c5dd42b06501a0d552e24fb45 } from '../../../../src/studio/security/SecurityLink'
import { WhoCell as WhoCell_6a71063d1cc9fdf8fd579771f74f1a4a } from '../../../../src/studio/audit/cells'
import { AboutCell as AboutCell_6a71063d1cc9fdf8fd579771f74f1a4a } from '../../../../src/studio/audit/cells'
import { DetailsCell as DetailsCell_6a71063d1cc9fdf8fd579771f74f1a4a } from '../../../../src/studio/audit/cells'
import { NotLive as NotLive_b2286cdbf926c1b65fae2ae40be76ebb } from '../../../../src/studio/NotLive'
import { Icon as Icon_045faa3c2011ae6eea47d77388c57e4e } from '../../../../src/studio/Logo'
import { Logo as Logo_045faa3c2011ae6eea47d77388c57e4e } from '../../../../src/studio/Logo'
import { InboxLink as InboxLink_2b63cca18e2aa22a4d296508e2759549 } from '../../../../src/studio/inbox/InboxLink'
import { LanguagesLink as LanguagesLink_7612d1d272caac5bb3e70913cce99740 } from '../../../../src/studio/languages/LanguagesLink'
import { S3ClientUploadHandler as S3ClientUploadHandler_f97aa6c64367fa259c5bc0567239ef24 } from '@payloadcms/storage-s3/client'
import { Dashboard as Dashboard_199b2eab3f7d6970a9f3aae13955b1cc } from '../../../../src/studio/dashboard/Dashboard'
import { CityImportView as CityImportView_9d27e3e001c0e16b9a96f918e7f513b7 } from '../../../../src/studio/city-import/CityImportView'
import { InboxView as InboxView_646bcd609b6b26aa63d367aa13608a29 } from '../../../../src/studio/inbox/InboxView'
import { LoginView as LoginView_7e1bae996055ede8dfb20bb07beaa10c } from '../../../../src/studio/login/LoginView'
import { MenusTreeView as MenusTreeView_f7c978ea57e18f887b49d6090a3c2c4c } from '../../../../src/studio/menus-tree/MenusTreeView'
import { PagesTreeView as PagesTreeView_008042fcfa3c21673913bbb8f95d2257 } from '../../../../src/studio/pages-tree/PagesTreeView'
import { PrivacyView as PrivacyView_702bbd557c79ee2c066f42bbc964cdb2 } from '../../../../src/studio/privacy/PrivacyView'
import { SecurityView as SecurityView_cfcbccc48b909feb9b8c461b524876f0 } from '../../../../src/studio/security/SecurityView'
import { VisitsView as VisitsView_31c5e2e414ac25ceadd7f1f6f879cb50 } from '../../../../src/studio/visits/VisitsView'
import { MatrixView as MatrixView_ae04c5a637bb1a1313f02a8194fba747 } from '../../../../src/studio/languages/MatrixView'
import { CollectionCards as CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1 } from '@payloadcms/next/rsc'

/** @type import('payload').ImportMap */
export const importMap = {
  "@payloadcms/richtext-lexical/rsc#RscEntryLexicalCell": RscEntryLexicalCell_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/rsc#RscEntryLexicalField": RscEntryLexicalField_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/rsc#LexicalDiffComponent": LexicalDiffComponent_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/client#InlineToolbarFeatureClient": InlineToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#FixedToolbarFeatureClient": FixedToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#UploadFeatureClient": UploadFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
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
  "/src/studio/pages-tree/PagesTreeLink#PagesTreeLink": PagesTreeLink_054180ba5496e30b5934440e0c073858,
  "/src/studio/languages/LanguagesTab#LanguagesTab": LanguagesTab_cfabf88e0636a9ca17d833079a491baf,
  "/src/studio/module/DrawingCell#DrawingCell": DrawingCell_c8f300aeccb6f8c1fbe59b2e699bcea2,
  "/src/studio/module/ViewField#ViewField": ViewField_1c729e164b6fedf2d76c303cb6b6455c,
  "/src/studio/RowLabel#RowLabel": RowLabel_2217741ee6af40a47e09a3087a01a902,
  "/src/studio/menus-tree/MenusTreeLink#MenusTreeLink": MenusTreeLink_3a2d949d75ce1d06087f49c4ec18bf0e,
  "/src/studio/property/PictureTexts#PictureTexts": PictureTexts_95973900d7f25763b0e2f06c43a4b4ae,
  "/src/studio/property/Papers#Papers": Papers_f338246e258ec2bdd05fefc64d4c18ac,
  "/src/studio/record/RecordActivity#RecordActivity": RecordActivity_67ea8d26d883129c145e37bca66a4343,
  "/src/studio/property/Findings#Findings": Findings_6647e0a268b54df6d3754366c69c7235,
  "/src/studio/property/CompletenessCell#CompletenessCell": CompletenessCell_0d759a529b8f6e4890b0db6f0d815f75,
  "/src/studio/bulk/QuickChange#QuickChange": QuickChange_36e3d9dc8118a133410126020dcfe40a,
  "/src/studio/demands/PropertyDemands#PropertyDemands": PropertyDemands_7a19c437dbd9ddb4261f4b731723b0d4,
  "/src/studio/bulk/BulkChange#BulkChange": BulkChange_1b69a2ef0a645b1490dda160ffbc039c,
  "/src/studio/city-import/CityImportLink#CityImportLink": CityImportLink_2f5a94b4064e416a5c66c92359071d47,
  "/src/studio/feeds/FeedRuns#FeedRuns": FeedRuns_a36e7fcce5e72bf4bc29dffe0cd40fea,
  "/src/studio/feeds/PortalAddress#PortalAddress": PortalAddress_8dfba2584ecbe2297a14b97606bc39a2,
  "/src/studio/enquiry/EnquiryView#EnquiryView": EnquiryView_11a082758afe393e69599e5b6d6120f3,
  "/src/studio/enquiry/PersonHistory#PersonHistory": PersonHistory_7ef501d168467f884a5e77a7172bff3d,
  "/src/studio/demands/DemandMatches#DemandMatches": DemandMatches_abebae90bc32293671cedf15cca144db,
  "/src/studio/visits/VisitsLink#VisitsLink": VisitsLink_a1519a9abdedc4e4cf1d7919e1ec13fc,
  "/src/studio/mails/MailView#MailView": MailView_729026f7f6f135ddab3ab3a09189f0b0,
  "/src/studio/mails/FailedMails#FailedMails": FailedMails_3a58e69620998dce18ede5927a702328,
  "/src/studio/mails/TextPreview#TextPreview": TextPreview_0dcdcd9b7f136e236b29827f86c3afbd,
  "/src/studio/owner/OwnerAccount#OwnerAccount": OwnerAccount_b8520bb9f91950827597763aa29283e7,
  "/src/studio/owner/OwnerForm#OwnerForm": OwnerForm_57b4442181e401f6f7e4deeb715a0b38,
  "/src/studio/reports/ReportPresses#ReportPresses": ReportPresses_13bc68c5dbc5383e83e8190dfcd34130,
  "/src/studio/security/SecurityLink#SecurityLink": SecurityLink_ea95974c5dd42b06501a0d552e24fb45,
  "/src/studio/audit/cells#WhoCell": WhoCell_6a71063d1cc9fdf8fd579771f74f1a4a,
  "/src/studio/audit/cells#AboutCell": AboutCell_6a71063d1cc9fdf8fd579771f74f1a4a,
  "/src/studio/audit/cells#DetailsCell": DetailsCell_6a71063d1cc9fdf8fd579771f74f1a4a,
  "/src/studio/NotLive#NotLive": NotLive_b2286cdbf926c1b65fae2ae40be76ebb,
  "/src/studio/Logo#Icon": Icon_045faa3c2011ae6eea47d77388c57e4e,
  "/src/studio/Logo#Logo": Logo_045faa3c2011ae6eea47d77388c57e4e,
  "/src/studio/inbox/InboxLink#InboxLink": InboxLink_2b63cca18e2aa22a4d296508e2759549,
  "/src/studio/languages/LanguagesLink#LanguagesLink": LanguagesLink_7612d1d272caac5bb3e70913cce99740,
  "@payloadcms/storage-s3/client#S3ClientUploadHandler": S3ClientUploadHandler_f97aa6c64367fa259c5bc0567239ef24,
  "/src/studio/dashboard/Dashboard#Dashboard": Dashboard_199b2eab3f7d6970a9f3aae13955b1cc,
  "/src/studio/city-import/CityImportView#CityImportView": CityImportView_9d27e3e001c0e16b9a96f918e7f513b7,
  "/src/studio/inbox/InboxView#InboxView": InboxView_646bcd609b6b26aa63d367aa13608a29,
  "/src/studio/login/LoginView#LoginView": LoginView_7e1bae996055ede8dfb20bb07beaa10c,
  "/src/studio/menus-tree/MenusTreeView#MenusTreeView": MenusTreeView_f7c978ea57e18f887b49d6090a3c2c4c,
  "/src/studio/pages-tree/PagesTreeView#PagesTreeView": PagesTreeView_008042fcfa3c21673913bbb8f95d2257,
  "/src/studio/privacy/PrivacyView#PrivacyView": PrivacyView_702bbd557c79ee2c066f42bbc964cdb2,
  "/src/studio/security/SecurityView#SecurityView": SecurityView_cfcbccc48b909feb9b8c461b524876f0,
  "/src/studio/visits/VisitsView#VisitsView": VisitsView_31c5e2e414ac25ceadd7f1f6f879cb50,
  "/src/studio/languages/MatrixView#MatrixView": MatrixView_ae04c5a637bb1a1313f02a8194fba747,
  "@payloadcms/next/rsc#CollectionCards": CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1
}
