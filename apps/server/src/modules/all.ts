import type { Module } from '../module.ts'
import { accountsModule } from './accounts/module.ts'
import { activitiesModule } from './activities/module.ts'
import { addressesModule } from './addresses/module.ts'
import { agreementsModule } from './agreements/module.ts'
import { areaCodesModule } from './area-codes/module.ts'
import { callBacksModule } from './call-backs/module.ts'
import { campaignsModule } from './campaigns/module.ts'
import { careModule } from './care/module.ts'
import { cashbackModule } from './cashback/module.ts'
import { clientErrorsModule } from './client-errors/module.ts'
import { configurationModule } from './configuration/module.ts'
import { contentModule } from './content/module.ts'
import { conversionModule } from './conversion/module.ts'
import { crossBorderModule } from './cross-border/module.ts'
import { devModule } from './dev/module.ts'
import { drawsModule } from './draws/module.ts'
import { factsModule } from './facts/module.ts'
import { filmsModule } from './films/module.ts'
import { financingModule } from './financing/module.ts'
import { firmSystemsModule } from './firm-systems/module.ts'
import { freshProofModule } from './fresh-proof/module.ts'
import { gatewayModule } from './gateway/module.ts'
import { giftsModule } from './gifts/module.ts'
import { identityModule } from './identity/module.ts'
import { inboxModule } from './inbox/module.ts'
import { jobQueuesModule } from './job-queues/module.ts'
import { knowledgeTestsModule } from './knowledge-tests/module.ts'
import { liveModule } from './live/module.ts'
import { loginModule } from './login/module.ts'
import { loginRequestsModule } from './login-requests/module.ts'
import { marketModule } from './market/module.ts'
import { offeringsModule } from './offerings/module.ts'
import { partnersModule } from './partners/module.ts'
import { passkeysModule } from './passkeys/module.ts'
import { phoneModule } from './phone/module.ts'
import { picturesModule } from './pictures/module.ts'
import { playbackReportsModule } from './playback-reports/module.ts'
import { priceAlertsModule } from './price-alerts/module.ts'
import { privacyModule } from './privacy/module.ts'
import { redemptionModule } from './redemption/module.ts'
import { redirectsModule } from './redirects/module.ts'
import { residenceModule } from './residence/module.ts'
import { restrictionsModule } from './restrictions/module.ts'
import { rewardsModule } from './rewards/module.ts'
import { rotationModule } from './rotation/module.ts'
import { rulesModule } from './rules/module.ts'
import { sessionsModule } from './sessions/module.ts'
import { smsModule } from './sms/module.ts'
import { staffModule } from './staff/module.ts'
import { stockModule } from './stock/module.ts'
import { stopsModule } from './stops/module.ts'
import { trackingModule } from './tracking/module.ts'
import { tradesModule } from './trades/module.ts'
import { tradingCalendarModule } from './trading-calendar/module.ts'
import { uploadsModule } from './uploads/module.ts'
import { verificationModule } from './verification/module.ts'
import { virtualAssetsModule } from './virtual-assets/module.ts'
import { watchlistModule } from './watchlist/module.ts'
import { wealthConnectModule } from './wealth-connect/module.ts'

/**
 * All modules of the server. If the tables of a module refer to those of another module, the other module comes first.
 * Sandbox data is added in this order. An erasure runs in the reverse order.
 */
export const modules: readonly Module[] = [
  factsModule,
  identityModule,
  uploadsModule,
  campaignsModule,
  giftsModule,
  loginModule,
  accountsModule,
  passkeysModule,
  loginRequestsModule,
  tradesModule,
  partnersModule,
  redemptionModule,
  drawsModule,
  offeringsModule,
  filmsModule,
  liveModule,
  wealthConnectModule,
  activitiesModule,
  addressesModule,
  agreementsModule,
  areaCodesModule,
  callBacksModule,
  careModule,
  cashbackModule,
  clientErrorsModule,
  configurationModule,
  contentModule,
  conversionModule,
  crossBorderModule,
  devModule,
  financingModule,
  freshProofModule,
  firmSystemsModule,
  gatewayModule,
  inboxModule,
  jobQueuesModule,
  knowledgeTestsModule,
  marketModule,
  phoneModule,
  picturesModule,
  playbackReportsModule,
  priceAlertsModule,
  privacyModule,
  redirectsModule,
  residenceModule,
  restrictionsModule,
  rewardsModule,
  rotationModule,
  rulesModule,
  sessionsModule,
  smsModule,
  staffModule,
  stopsModule,
  stockModule,
  trackingModule,
  tradingCalendarModule,
  verificationModule,
  virtualAssetsModule,
  watchlistModule,
]
