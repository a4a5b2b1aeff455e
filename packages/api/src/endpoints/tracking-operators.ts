import { z } from 'zod'
import { trackingBehaviour, trackingHeatMap, trackingHeatMapRequest } from '../tracking/behaviour.ts'
import { trackingFigures, trackingFiguresRequest } from '../tracking/figures.ts'
import { operatorSession, operatorSignIn, trackingSettings } from '../tracking/operators.ts'
import { endpoints } from './endpoint.ts'

/** Whom the handlers admit: operators with their token, or in a session that the token opened. */
const operators = { host: 'root', access: 'operator', tag: 'operators' } as const
export const operatorTries = { per: 'address', name: 'operator-sign-in', calls: 10, window: 15 * 60_000 } as const

/** Signing in at the operators' page. It is the only call without the token or a session. */
export const operatorSignInEndpoints = endpoints({
  'POST /operators/tracking/session': {
    ...operators,
    summary: 'Signs in at the operators’ page with the operator’s token and sets a cookie for its calls',
    body: operatorSignIn,
    reply: operatorSession,
    limits: [operatorTries],
  },
})

/** A signed-in session of the operators' page. */
export const operatorSessionEndpoints = endpoints({
  'POST /operators/tracking/session/use': {
    ...operators,
    summary: 'Extends the session of the operators’ page',
    reply: operatorSession,
  },
  'POST /operators/tracking/session/end': {
    ...operators,
    summary: 'Signs out of the operators’ page',
    reply: z.null(),
  },
})

/** What operators see of the event tracker (T7, T12, T15), and its settings (T10). */
export const trackingOperatorEndpoints = endpoints({
  'POST /operators/tracking/figures': {
    ...operators,
    summary: 'Page views, funnels and arrivals of the given days in Hong Kong',
    body: trackingFiguresRequest,
    reply: trackingFigures,
  },
  'POST /operators/tracking/behaviour': {
    ...operators,
    summary: 'Sources, times on pages and load times of the given days in Hong Kong, and the pages with a heat map',
    body: trackingFiguresRequest,
    reply: trackingBehaviour,
  },
  'POST /operators/tracking/heat-map': {
    ...operators,
    summary: 'Where visitors clicked and looked on a page on the given days in Hong Kong',
    body: trackingHeatMapRequest,
    reply: trackingHeatMap,
  },
  'POST /operators/tracking/configuration': {
    ...operators,
    summary: 'The settings in the tracker’s configuration',
    reply: trackingSettings,
  },
  'POST /operators/tracking/configuration/set': {
    ...operators,
    summary: 'Changes the settings in the tracker’s configuration; pages follow within half an hour',
    body: trackingSettings,
    reply: trackingSettings,
  },
  'POST /operators/tracking/live': {
    ...operators,
    summary: 'Server-sent events: what debug mode reads in this process',
    load: 'uncounted',
  },
})
