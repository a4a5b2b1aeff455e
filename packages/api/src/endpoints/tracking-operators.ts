import { trackingAccess } from '../tracking/access.ts'
import { trackingBehaviour, trackingHeatMap, trackingHeatMapRequest } from '../tracking/behaviour.ts'
import { trackingFigures, trackingFiguresRequest } from '../tracking/figures.ts'
import { trackingSettings } from '../tracking/operators.ts'
import { endpoints } from './endpoint.ts'

const byStaff = { host: 'root', tag: 'operators' } as const
/** What staff see of the event tracker (T7, T12, T15), and its settings (T10). */
export const trackingOperatorEndpoints = endpoints({
  'POST /operators/tracking/figures': {
    ...byStaff,
    access: trackingAccess.figures,
    summary: 'Page views, funnels and arrivals of the given days in Hong Kong',
    body: trackingFiguresRequest,
    reply: trackingFigures,
  },
  'POST /operators/tracking/behaviour': {
    ...byStaff,
    access: trackingAccess.figures,
    summary: 'Sources, times on pages and load times of the given days in Hong Kong, and the pages with a heat map',
    body: trackingFiguresRequest,
    reply: trackingBehaviour,
  },
  'POST /operators/tracking/heat-map': {
    ...byStaff,
    access: trackingAccess.figures,
    summary: 'Where visitors clicked and looked on a page on the given days in Hong Kong',
    body: trackingHeatMapRequest,
    reply: trackingHeatMap,
  },
  'POST /operators/tracking/configuration': {
    ...byStaff,
    access: trackingAccess.settings,
    summary: 'The settings in the tracker’s configuration',
    reply: trackingSettings,
  },
  'POST /operators/tracking/configuration/set': {
    ...byStaff,
    access: trackingAccess.changeSettings,
    summary: 'Changes the settings in the tracker’s configuration; pages follow within half an hour',
    body: trackingSettings,
    reply: trackingSettings,
  },
  'POST /operators/tracking/live': {
    ...byStaff,
    access: trackingAccess.live,
    summary: 'Server-sent events: what debug mode reads in this process',
    load: 'uncounted',
  },
})
