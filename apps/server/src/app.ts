import Fastify from 'fastify'
import { serializerCompiler, validatorCompiler, type ZodTypeProvider } from 'fastify-type-provider-zod'
import { Registry } from 'prom-client'
import type { Context } from './context.ts'
import { newReference } from './engine/reference.ts'
import { requireAccess } from './http/access.ts'
import type { App } from './http/app.ts'
import { storeRawBody } from './http/body.ts'
import { answerBrokenRequest } from './http/broken-request.ts'
import { readCallerAddress } from './http/caller-address.ts'
import { boundConnections } from './http/connection-bounds.ts'
import { allowOrigins } from './http/cors.ts'
import { answerBadPath, answerErrors } from './http/errors.ts'
import { shedLoad } from './http/load.ts'
import { loggerOptions } from './http/logging.ts'
import { refuseNul } from './http/nul.ts'
import { noticeProxies } from './http/proxy-notice.ts'
import { requestBounds } from './http/request-bounds.ts'
import { acceptSignatures } from './http/signing/accept.ts'
import { endSlowBodies } from './http/slow-bodies.ts'
import { joinRoutes } from './modules/activities/join-routes.ts'
import { activityRoutes } from './modules/activities/routes.ts'
import { addressRoutes } from './modules/addresses/routes.ts'
import { areaCodeRoutes } from './modules/area-codes/routes.ts'
import { cashbackRoutes } from './modules/cashback/routes.ts'
import { clientErrorRoutes } from './modules/client-errors/routes.ts'
import { mounts } from './modules/configuration/hosts.ts'
import { configurationRoutes } from './modules/configuration/routes.ts'
import { mediaRoutes } from './modules/content/media/routes.ts'
import { contentRoutes } from './modules/content/routes.ts'
import { conversionRoutes } from './modules/conversion/routes.ts'
import { crossBorderRoutes, questionVoteRoutes } from './modules/cross-border/routes.ts'
import { devRoutes } from './modules/dev/routes.ts'
import { drawRoutes, myDrawRoutes } from './modules/draws/routes.ts'
import { filmMediaRoutes } from './modules/films/media-routes.ts'
import { myFilmRoutes } from './modules/films/my-routes.ts'
import { filmOperatorRoutes } from './modules/films/operator-routes.ts'
import { filmRoutes } from './modules/films/routes.ts'
import { couponRoutes, financingRoutes } from './modules/financing/routes.ts'
import { freshProofRoutes } from './modules/fresh-proof/routes.ts'
import { gatewayRoutes } from './modules/gateway/routes.ts'
import { giftOperatorRoutes } from './modules/gifts/operator-routes.ts'
import { publicGiftRoutes } from './modules/gifts/public-routes.ts'
import { giftRoutes } from './modules/gifts/routes.ts'
import { handOverRoutes, takeOverRoutes } from './modules/identity/handoff-routes.ts'
import { personIdOf } from './modules/identity/persons.ts'
import { recordUse } from './modules/identity/record-use.ts'
import { jwtRoutes, tradeRoutes } from './modules/identity/routes.ts'
import { knowledgeTestRoutes } from './modules/knowledge-tests/routes.ts'
import { channelRoutes } from './modules/live/channel-routes.ts'
import { createLiveHub } from './modules/live/hub.ts'
import { myLiveRoutes } from './modules/live/my-routes.ts'
import { liveOperatorRoutes } from './modules/live/operator-routes.ts'
import { liveRoutes } from './modules/live/routes.ts'
import { liveStreamRoutes } from './modules/live/stream-routes.ts'
import { loginProofRoutes, loginRoutes } from './modules/login/routes.ts'
import { marketRoutes } from './modules/market/routes.ts'
import { marketStreamRoutes } from './modules/market/stream/routes.ts'
import { offeringRoutes } from './modules/offerings/public-routes.ts'
import { applicationRoutes } from './modules/offerings/routes.ts'
import { partnerRoutes } from './modules/partners/routes.ts'
import { phoneRoutes } from './modules/phone/routes.ts'
import { playbackReportRoutes } from './modules/playback-reports/routes.ts'
import { privacyRoutes } from './modules/privacy/routes.ts'
import { redemptionRoutes } from './modules/redemption/routes.ts'
import { publicRedirectRoutes, redirectRoutes } from './modules/redirects/routes.ts'
import { residenceRoutes } from './modules/residence/routes.ts'
import { rewardRoutes } from './modules/rewards/routes.ts'
import { sessionRoutes } from './modules/sessions/routes.ts'
import { smsRoutes } from './modules/sms/routes.ts'
import { createCollector } from './modules/tracking/collector.ts'
import { trackingOperatorRoutes } from './modules/tracking/operator-routes.ts'
import { trackerAnswers, trackingRoutes } from './modules/tracking/routes.ts'
import { uploadRoutes } from './modules/uploads/routes.ts'
import { bodyDeadline } from './modules/uploads/rules.ts'
import { discountRoutes, virtualAssetRoutes } from './modules/virtual-assets/routes.ts'
import { myWealthRoutes, wealthRoutes } from './modules/wealth-connect/routes.ts'
import { documentRoutes, showsDocs } from './operations/docs.ts'
import { healthRoutes } from './operations/health.ts'
import { metricsRoutes } from './operations/metrics.ts'
import { measureRequests } from './operations/request-metrics.ts'
import { insightsRoutes } from './static/insights.ts'
import { clientRoutes } from './static/routes.ts'
import { secureReplies } from './static/security-headers.ts'

export type { App }

type Routes = (scope: App, context: Context) => Promise<void>

const everywhere: readonly Routes[] = [
  areaCodeRoutes,
  contentRoutes,
  addressRoutes,
  mediaRoutes,
  clientErrorRoutes,
  activityRoutes,
  joinRoutes,
  cashbackRoutes,
  conversionRoutes,
  financingRoutes,
  couponRoutes,
  virtualAssetRoutes,
  discountRoutes,
  knowledgeTestRoutes,
  drawRoutes,
  myDrawRoutes,
  jwtRoutes,
  tradeRoutes,
  handOverRoutes,
  takeOverRoutes,
  smsRoutes,
  loginProofRoutes,
  loginRoutes,
  sessionRoutes,
  freshProofRoutes,
  privacyRoutes,
  phoneRoutes,
  residenceRoutes,
  partnerRoutes,
  publicRedirectRoutes,
  redirectRoutes,
  redemptionRoutes,
  uploadRoutes,
  rewardRoutes,
  publicGiftRoutes,
  giftRoutes,
  offeringRoutes,
  applicationRoutes,
  crossBorderRoutes,
  questionVoteRoutes,
  wealthRoutes,
  myWealthRoutes,
  filmRoutes,
  filmMediaRoutes,
  myFilmRoutes,
  giftOperatorRoutes,
  filmOperatorRoutes,
  liveOperatorRoutes,
  myLiveRoutes,
]
/** `marketRoutes` serves simulated prices of real securities; production has none until it has a provider. */
const inSandbox: readonly Routes[] = [marketRoutes, channelRoutes]

/**
 * Builds the whole server as one Fastify instance, ready to listen or to `inject()`. Plugins are registered in the
 * order in which they run.
 */
export const buildApp = async (context: Context): Promise<App> => {
  const { environment } = context
  const app = Fastify({
    logger: loggerOptions(environment),
    trustProxy: environment.TRUST_PROXY,
    bodyLimit: requestBounds.body,
    // longer than the longest deadline of a body, which is the deadline of an upload
    requestTimeout: bodyDeadline + 10_000,
    http: { headersTimeout: requestBounds.headersTime, connectionsCheckingInterval: 5_000 },
    // while the server closes, it answers calls on open connections; /readyz reports that it is closing
    return503OnClosing: false,
    frameworkErrors: answerBadPath,
    clientErrorHandler: (error, socket): void => answerBrokenRequest(log, error, socket),
    requestIdHeader: false,
    // people quote the reference on the phone
    genReqId: newReference,
  }).withTypeProvider<ZodTypeProvider>()
  const { log } = app
  app.setValidatorCompiler(validatorCompiler)
  app.setSerializerCompiler(serializerCompiler)
  readCallerAddress(app)
  if (environment.FOYER_MODE === 'production') noticeProxies(app, environment.TRUST_PROXY)
  requireAccess(app)
  endSlowBodies(app)
  storeRawBody(app)
  answerErrors(app)
  secureReplies(app, environment)
  if (environment.FOYER_ORIGINS.length > 0)
    await allowOrigins(app, environment.FOYER_ORIGINS, [
      '/config.json',
      // the collector's endpoint itself has a query and no slash
      `${mounts.collector}?`,
      '/sdk/deeplink/',
      ...Object.values(mounts).map((mount) => `${mount}/`),
    ])
  const registry = new Registry()
  boundConnections(app, environment.TRUST_PROXY, registry)
  measureRequests(app, registry)
  shedLoad(app, registry)
  refuseNul(app)
  if (showsDocs(environment)) await documentRoutes(app)
  healthRoutes(app, context)
  await app.register(async (scope) => metricsRoutes(scope, context, registry))
  acceptSignatures(app, context)
  app.decorate('personIdOf', (caller) => personIdOf(context.db, caller))
  recordUse(app, context)
  const serveAll = async (all: readonly Routes[]): Promise<void> => {
    for (const routes of all) await app.register(async (scope) => routes(scope, context))
  }
  await serveAll(everywhere)
  marketStreamRoutes(app, context, registry)
  const liveHub = createLiveHub(context)
  await app.register(async (scope) => liveRoutes(scope, context, liveHub))
  liveStreamRoutes(app, context, registry, liveHub)
  await app.register(async (scope) => playbackReportRoutes(scope, context, registry))
  const collector = createCollector(context, registry, app.log)
  await app.register(async (scope) => trackingRoutes(scope, context, collector), { prefix: mounts.collector })
  await app.register(async (scope) => trackingOperatorRoutes(scope, context, collector))
  // the tracker calls the collector's origin (T5, T10), which is a mount of this server or a host of its own
  await app.register(async (scope) => trackerAnswers(scope, context), { prefix: mounts.collector })
  await serveAll([trackerAnswers, gatewayRoutes])
  if (environment.FOYER_MODE === 'sandbox') {
    await serveAll(inSandbox)
    await app.register(async (scope) => devRoutes(scope, context), { prefix: '/dev' })
  }
  await serveAll([configurationRoutes, insightsRoutes, clientRoutes])
  return app
}
