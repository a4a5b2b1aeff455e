/** What every screen has, once it can be used: nobody waits for it. Begins by being imported (routed-view.tsx). */
import { leaveStaleLayers } from '../platform/layers.ts'
import '../platform/tracking/begin.ts'
import '../shared/settings/follow-tabs.ts'

leaveStaleLayers()
