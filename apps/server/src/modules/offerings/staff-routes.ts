import { offeringFileEndpoints } from '@foyer/api/endpoints/offering-files'
import { allotmentFileMax } from '@foyer/api/staff/allotment-files'
import { offeringFileMax } from '@foyer/api/staff/offering-files'
import type { Context } from '../../context.ts'
import { actorOf } from '../../http/actor.ts'
import type { App } from '../../http/app.ts'
import { longestBodyWith } from '../../http/file-body.ts'
import { serve } from '../../http/serve.ts'
import { turns } from '../../turns.ts'
import { importAllotment, previewAllotment } from './allotment-file/import.ts'
import { declareFile, pageOfOfferings, previewOfferings } from './staff-offerings.ts'

/** Files in memory of one process, and those that wait. */
const filesAtOnce = { running: 1, waiting: 4 }

/** Serves the declaration of offerings and the import of allotments, for staff. */
export const offeringFileRoutes = async (app: App, context: Context): Promise<void> => {
  const inTurn = turns(filesAtOnce.running, filesAtOnce.waiting)
  // the text is JSON itself, so that quotes double
  const bodyLimit = longestBodyWith({ ...offeringFileMax, bytes: 2 * offeringFileMax.bytes })
  const allotmentLimit = longestBodyWith(allotmentFileMax)
  serve(
    app,
    context,
    offeringFileEndpoints,
    {
      'POST /staff/offerings': ({ body }) => pageOfOfferings(context, body),
      'POST /staff/offerings/preview': ({ body: { text } }) => inTurn(() => previewOfferings(context, text)),
      'POST /staff/offerings/declare': (request) => inTurn(() => declareFile(context, request.body, actorOf(request))),
      'POST /staff/offerings/allotment/preview': ({ body }) => inTurn(() => previewAllotment(context, body)),
      'POST /staff/offerings/allotment/import': (request) =>
        inTurn(() => importAllotment(context, request.body, actorOf(request))),
    },
    {
      'POST /staff/offerings/preview': { bodyLimit },
      'POST /staff/offerings/declare': { bodyLimit },
      'POST /staff/offerings/allotment/preview': { bodyLimit: allotmentLimit },
      'POST /staff/offerings/allotment/import': { bodyLimit: allotmentLimit },
    },
  )
}
