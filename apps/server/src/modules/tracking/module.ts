import { mounts } from '../../config/hosts.ts'
import type { Module } from '../../module.ts'
import { configuredInsights } from './clickhouse/insights.ts'
import { copyEventsJob, expireCopiesJob } from './clickhouse/jobs.ts'
import { copyFigures } from './clickhouse/lag.ts'
import { createCollector } from './collector.ts'
import { trackingOperatorRoutes } from './operator-routes.ts'
import { attendTrackingJob } from './partitions.ts'
import { trackingPersonalData } from './personal-data.ts'
import { trackerAnswers, trackingRoutes } from './routes.ts'
import { trackingSandboxRoutes } from './sandbox-routes.ts'

export const trackingModule: Module = {
  routes: [
    async (scope, context, registry) => {
      const collector = createCollector(context, registry, scope.log)
      await scope.register(async (mounted) => trackingRoutes(mounted, context, collector), { prefix: mounts.collector })
      const insights = configuredInsights(context, registry, scope.log)
      await scope.register(async (inner) => trackingOperatorRoutes(inner, context, collector, insights))
      // the tracker calls the collector's origin (T5, T10), which is a mount of this server or a host of its own
      await scope.register(async (mounted) => trackerAnswers(mounted, context), { prefix: mounts.collector })
    },
    trackerAnswers,
  ],
  jobs: [attendTrackingJob, copyEventsJob, expireCopiesJob],
  figures: [copyFigures],
  sandboxRoutes: [trackingSandboxRoutes],
  personalData: trackingPersonalData,
  tables: [
    'tracking_arrivals',
    'tracking_clicks',
    'tracking_counts',
    'tracking_join_funnel',
    'tracking_page_leaves',
    'tracking_page_loads',
    'tracking_page_views',
    'tracking_rejected',
    'tracking_rejections',
    'tracking_retention',
    'tracking_settings',
    'tracking_sign_in_funnel',
    'tracking_sources',
    'tracking_stays',
    'tracking_visitors',
  ],
}
