import { activityEndpoints, joinEndpoints, waitingEndpoints } from './activities.ts'
import { addressEndpoints } from './addresses.ts'
import { consoleEndpoints } from './all-console.ts'
import { areaCodeEndpoints } from './area-codes.ts'
import { callBackEndpoints, hotlineEndpoints } from './call-backs.ts'
import { cashbackEndpoints } from './cashback.ts'
import { clientErrorEndpoints } from './client-errors.ts'
import { configurationEndpoints } from './configuration.ts'
import { contentEndpoints, mediaEndpoints } from './content.ts'
import { conversionEndpoints } from './conversion.ts'
import { crossBorderEndpoints, questionVoteEndpoints } from './cross-border.ts'
import { drawEndpoints, myDrawEndpoints } from './draws.ts'
import { filmEndpoints, filmOperatorEndpoints, myFilmEndpoints } from './films.ts'
import { couponEndpoints, financingEndpoints, marginableEndpoints } from './financing.ts'
import { freshProofEndpoints } from './fresh-proof.ts'
import { giftEndpoints, giftOperatorEndpoints, publicGiftEndpoints } from './gifts.ts'
import { handOverEndpoints, jwtEndpoints, takeOverEndpoints, tradeEndpoints } from './identity.ts'
import { knowledgeTestEndpoints } from './knowledge-tests.ts'
import {
  liveChannelEndpoints,
  liveEndpoints,
  liveOperatorEndpoints,
  liveStreamEndpoints,
  myLiveEndpoints,
} from './live.ts'
import {
  loginEndpoints,
  loginProofEndpoints,
  loginProviderEndpoints,
  providerCallEndpoints,
  thsLoginEndpoints,
} from './login.ts'
import { loginRequestEndpoints } from './login-requests.ts'
import { marketEndpoints, marketStreamEndpoints } from './market.ts'
import { noticeEndpoints } from './notices.ts'
import { applicationEndpoints, offeringEndpoints } from './offerings.ts'
import { partnerEndpoints } from './partners.ts'
import { passkeyEndpoints } from './passkeys.ts'
import { phoneEndpoints } from './phone.ts'
import { playbackReportEndpoints } from './playback-reports.ts'
import { priceAlertEndpoints } from './price-alerts.ts'
import { privacyEndpoints } from './privacy.ts'
import { redemptionEndpoints } from './redemption.ts'
import { publicRedirectEndpoints, redirectEndpoints } from './redirects.ts'
import { residenceEndpoints } from './residence.ts'
import { rewardEndpoints } from './rewards.ts'
import { sessionEndpoints } from './sessions.ts'
import { smsEndpoints, smsReportEndpoints } from './sms.ts'
import { staffSignInEndpoints } from './staff.ts'
import { collectorEndpoints, deepLinkEndpoints, trackerConfigurationEndpoints } from './tracking.ts'
import { trackingOperatorEndpoints } from './tracking-operators.ts'
import { uploadBytesEndpoints, uploadEndpoints } from './uploads.ts'
import { discountEndpoints, virtualAssetEndpoints } from './virtual-assets.ts'
import { myWealthEndpoints, wealthEndpoints } from './wealth-connect.ts'

/** Every endpoint of the server that a client, a member of staff, a machine client or a partner may call. */
export const allEndpoints = {
  ...activityEndpoints,
  ...joinEndpoints,
  ...waitingEndpoints,
  ...addressEndpoints,
  ...areaCodeEndpoints,
  ...callBackEndpoints,
  ...hotlineEndpoints,
  ...cashbackEndpoints,
  ...clientErrorEndpoints,
  ...configurationEndpoints,
  ...contentEndpoints,
  ...mediaEndpoints,
  ...conversionEndpoints,
  ...giftEndpoints,
  ...giftOperatorEndpoints,
  ...publicGiftEndpoints,
  ...handOverEndpoints,
  ...jwtEndpoints,
  ...takeOverEndpoints,
  ...tradeEndpoints,
  ...knowledgeTestEndpoints,
  ...liveChannelEndpoints,
  ...liveEndpoints,
  ...liveOperatorEndpoints,
  ...liveStreamEndpoints,
  ...myLiveEndpoints,
  ...crossBorderEndpoints,
  ...questionVoteEndpoints,
  ...drawEndpoints,
  ...myDrawEndpoints,
  ...filmEndpoints,
  ...filmOperatorEndpoints,
  ...myFilmEndpoints,
  ...financingEndpoints,
  ...marginableEndpoints,
  ...couponEndpoints,
  ...freshProofEndpoints,
  ...collectorEndpoints,
  ...deepLinkEndpoints,
  ...trackerConfigurationEndpoints,
  ...trackingOperatorEndpoints,
  ...loginEndpoints,
  ...loginProofEndpoints,
  ...loginProviderEndpoints,
  ...loginRequestEndpoints,
  ...providerCallEndpoints,
  ...thsLoginEndpoints,
  ...marketEndpoints,
  ...marketStreamEndpoints,
  ...noticeEndpoints,
  ...applicationEndpoints,
  ...offeringEndpoints,
  ...partnerEndpoints,
  ...passkeyEndpoints,
  ...phoneEndpoints,
  ...playbackReportEndpoints,
  ...priceAlertEndpoints,
  ...privacyEndpoints,
  ...redemptionEndpoints,
  ...publicRedirectEndpoints,
  ...redirectEndpoints,
  ...residenceEndpoints,
  ...rewardEndpoints,
  ...sessionEndpoints,
  ...smsEndpoints,
  ...smsReportEndpoints,
  ...staffSignInEndpoints,
  ...consoleEndpoints,
  ...uploadEndpoints,
  ...uploadBytesEndpoints,
  ...virtualAssetEndpoints,
  ...discountEndpoints,
  ...wealthEndpoints,
  ...myWealthEndpoints,
} as const
export type AllEndpoints = typeof allEndpoints
