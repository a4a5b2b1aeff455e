import { mounts } from '../../config/hosts.ts'
import type { Module } from '../../module.ts'
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
      await scope.register(async (inner) => trackingOperatorRoutes(inner, context, collector))
      // the tracker calls the collector's origin (T5, T10), which is a mount of this server or a host of its own
      await scope.register(async (mounted) => trackerAnswers(mounted, context), { prefix: mounts.collector })
    },
    trackerAnswers,
  ],
  jobs: [attendTrackingJob],
  sandboxRoutes: [trackingSandboxRoutes],
  personalData: trackingPersonalData,
}
