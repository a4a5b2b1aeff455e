import type { Agreement, AgreementKey } from '@foyer/api/content'
import type { Localised } from '@foyer/api/languages'
import disclaimerEn from './texts/disclaimer.en-US.json' with { type: 'json' }
import disclaimerCn from './texts/disclaimer.zh-CN.json' with { type: 'json' }
import disclaimerHk from './texts/disclaimer.zh-HK.json' with { type: 'json' }
import marketingEn from './texts/marketing.en-US.json' with { type: 'json' }
import marketingCn from './texts/marketing.zh-CN.json' with { type: 'json' }
import marketingHk from './texts/marketing.zh-HK.json' with { type: 'json' }
import privacyEn from './texts/privacy.en-US.json' with { type: 'json' }
import privacyCn from './texts/privacy.zh-CN.json' with { type: 'json' }
import privacyHk from './texts/privacy.zh-HK.json' with { type: 'json' }
import serviceEn from './texts/service.en-US.json' with { type: 'json' }
import serviceCn from './texts/service.zh-CN.json' with { type: 'json' }
import serviceHk from './texts/service.zh-HK.json' with { type: 'json' }

/** Text of one document in one language, with unfilled placeholders such as `{firm}` from `brand.json`. */
export type AgreementText = Pick<Agreement, 'title' | 'sections'>

/** The current texts. A changed text needs a new version in `published.json`; a test compares the digests. */
export const agreementTexts: Readonly<Record<AgreementKey, Localised<AgreementText>>> = {
  disclaimer: { 'zh-CN': disclaimerCn, 'zh-HK': disclaimerHk, 'en-US': disclaimerEn },
  privacy: { 'zh-CN': privacyCn, 'zh-HK': privacyHk, 'en-US': privacyEn },
  service: { 'zh-CN': serviceCn, 'zh-HK': serviceHk, 'en-US': serviceEn },
  marketing: { 'zh-CN': marketingCn, 'zh-HK': marketingHk, 'en-US': marketingEn },
}
