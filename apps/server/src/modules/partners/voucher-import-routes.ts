import { voucherImportEndpoints } from '@foyer/api/endpoints/stock'
import { codeFileMax } from '@foyer/api/staff/stock'
import type { Context } from '../../context.ts'
import { actorOf } from '../../http/actor.ts'
import type { App } from '../../http/app.ts'
import { longestBodyWith } from '../../http/file-body.ts'
import { repeatWhileListening } from '../../http/repeat.ts'
import { serve } from '../../http/serve.ts'
import { turns } from '../../turns.ts'
import { previewCodes } from './preview-codes.ts'
import { importPreview, listImports, prunePreviews, undoImport } from './voucher-imports.ts'

/** Files in memory of one process, and those that wait. */
const filesAtOnce = { running: 1, waiting: 4 }
/** Serves the imports of voucher codes, for staff. */
export const voucherImportRoutes = async (app: App, context: Context): Promise<void> => {
  const { db, clocks } = context
  const inTurn = turns(filesAtOnce.running, filesAtOnce.waiting)
  repeatWhileListening(app, () => prunePreviews(db, clocks.wall()))

  serve(
    app,
    context,
    voucherImportEndpoints,
    {
      'POST /staff/vouchers/preview': (request) => inTurn(() => previewCodes(context, request.body, actorOf(request))),
      'POST /staff/vouchers/import': (request) => inTurn(() => importPreview(context, request.body, actorOf(request))),
      'POST /staff/vouchers/undo': (request) => undoImport(context, request.body, actorOf(request)),
      'POST /staff/vouchers/imports': ({ body }) => listImports(context, body),
    },
    { 'POST /staff/vouchers/preview': { bodyLimit: longestBodyWith(codeFileMax) } },
  )
}
