import { activityEndpoints, joinEndpoints, waitingEndpoints } from './activities.ts'
import { activityRuleEndpoints } from './activity-rules.ts'
import { addressEndpoints } from './addresses.ts'
import { operationsEndpoints } from './all-operations.ts'
import { areaCodeEndpoints } from './area-codes.ts'
import { filmStaffEndpoints, liveStaffEndpoints } from './broadcast.ts'
import { campaignEndpoints } from './campaigns.ts'
import { careEndpoints } from './care.ts'
import { correctionEndpoints } from './care-corrections.ts'
import { dataRequestEndpoints } from './care-requests.ts'
import { cashbackEndpoints } from './cashback.ts'
import { clientErrorEndpoints } from './client-errors.ts'
import { configurationEndpoints } from './configuration.ts'
import { contentEndpoints, mediaEndpoints } from './content.ts'
import { conversionEndpoints } from './conversion.ts'
import { crossBorderEndpoints, questionVoteEndpoints } from './cross-border.ts'
import { drawEndpoints, myDrawEndpoints } from './draws.ts'
import { editorEndpoints } from './editor.ts'
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
import { marketEndpoints, marketStreamEndpoints } from './market.ts'
import { merchantEndpoints } from './merchants.ts'
import { offeringFileEndpoints } from './offering-files.ts'
import { applicationEndpoints, offeringEndpoints } from './offerings.ts'
import { parcelEndpoints } from './parcels.ts'
import { partnerEndpoints } from './partners.ts'
import { phoneEndpoints } from './phone.ts'
import { playbackReportEndpoints } from './playback-reports.ts'
import { privacyEndpoints } from './privacy.ts'
import { redemptionEndpoints } from './redemption.ts'
import { publicRedirectEndpoints, redirectEndpoints } from './redirects.ts'
import { residenceEndpoints } from './residence.ts'
import { resultEndpoints } from './results.ts'
import { rewardEndpoints } from './rewards.ts'
import { sessionEndpoints } from './sessions.ts'
import { smsEndpoints, smsReportEndpoints } from './sms.ts'
import { staffPeopleEndpoints, staffSessionEndpoints, staffSignInEndpoints, trailEndpoints } from './staff.ts'
import { stockEndpoints, voucherImportEndpoints } from './stock.ts'
import { collectorEndpoints, deepLinkEndpoints, trackerConfigurationEndpoints } from './tracking.ts'
import { trackingOperatorEndpoints } from './tracking-operators.ts'
import { cashbackStaffEndpoints, tradeFileEndpoints } from './trade-files.ts'
import { uploadBytesEndpoints, uploadEndpoints } from './uploads.ts'
import { discountEndpoints, virtualAssetEndpoints } from './virtual-assets.ts'
import { myWealthEndpoints, wealthEndpoints } from './wealth-connect.ts'

/** Every endpoint of the server that a client, a member of staff, a machine client or a partner may call. */
export const allEndpoints = {
  ...activityEndpoints,
  ...joinEndpoints,
  ...waitingEndpoints,
  ...activityRuleEndpoints,
  ...addressEndpoints,
  ...areaCodeEndpoints,
  ...careEndpoints,
  ...correctionEndpoints,
  ...dataRequestEndpoints,
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
  ...providerCallEndpoints,
  ...thsLoginEndpoints,
  ...marketEndpoints,
  ...marketStreamEndpoints,
  ...applicationEndpoints,
  ...offeringEndpoints,
  ...partnerEndpoints,
  ...phoneEndpoints,
  ...playbackReportEndpoints,
  ...privacyEndpoints,
  ...redemptionEndpoints,
  ...publicRedirectEndpoints,
  ...redirectEndpoints,
  ...residenceEndpoints,
  ...resultEndpoints,
  ...rewardEndpoints,
  ...sessionEndpoints,
  ...smsEndpoints,
  ...smsReportEndpoints,
  ...staffSignInEndpoints,
  ...staffSessionEndpoints,
  ...staffPeopleEndpoints,
  ...trailEndpoints,
  ...campaignEndpoints,
  ...editorEndpoints,
  ...operationsEndpoints,
  ...stockEndpoints,
  ...voucherImportEndpoints,
  ...merchantEndpoints,
  ...parcelEndpoints,
  ...liveStaffEndpoints,
  ...filmStaffEndpoints,
  ...tradeFileEndpoints,
  ...cashbackStaffEndpoints,
  ...offeringFileEndpoints,
  ...uploadEndpoints,
  ...uploadBytesEndpoints,
  ...virtualAssetEndpoints,
  ...discountEndpoints,
  ...wealthEndpoints,
  ...myWealthEndpoints,
} as const
export type AllEndpoints = typeof allEndpoints
