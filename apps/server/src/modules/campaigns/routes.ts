import { campaignEndpoints } from '@foyer/api/endpoints/campaigns'
import { draftLimits } from '@foyer/api/staff/campaigns'
import type { Context } from '../../context.ts'
import type { App } from '../../http/app.ts'
import { serve } from '../../http/serve.ts'
import { approve, close, returnToAuthors, revert, schedule, submit, withdraw } from './acts.ts'
import { memberOf } from './caller.ts'
import { addComment, resolveComment } from './comments.ts'
import { detailOf } from './detail.ts'
import { diffOf } from './diff.ts'
import { checkDocument, storedFaults } from './faults.ts'
import { listAuthors, listCampaigns } from './list.ts'
import { lockCampaign, unlockCampaign } from './lock.ts'
import { createPreview, endPreview, listPreviews } from './previews.ts'
import { listRevisions, openRevision } from './revisions.ts'
import { createCampaign, saveCampaign } from './save.ts'

/** Maximum bytes of a call with a document, including its other fields. */
const bodyLimit = 2 * draftLimits.bytes

/** Serves campaigns to staff. */
export const campaignRoutes = async (app: App, context: Context): Promise<void> => {
  const { db, clocks, environment } = context
  serve(
    app,
    context,
    campaignEndpoints,
    {
      'POST /staff/campaigns/list': (request) => listCampaigns(db, request.body, memberOf(request)),
      'POST /staff/campaigns/authors': () => listAuthors(db),
      'POST /staff/campaigns/create': (request) => createCampaign(context, request.body, memberOf(request)),
      'POST /staff/campaigns/open': (request) => detailOf(context, request.body.id, memberOf(request)),
      'POST /staff/campaigns/save': (request) => saveCampaign(context, request.body, memberOf(request)),
      'POST /staff/campaigns/lock': (request) => lockCampaign(context, request.body, memberOf(request)),
      'POST /staff/campaigns/unlock': (request) => unlockCampaign(context, request.body, memberOf(request)),
      'POST /staff/campaigns/check': async ({ body }) => {
        const { document, schedule: planned = { publishAt: null, endAt: null }, id = null } = body
        const { compiled, faults } = checkDocument(document, planned, environment.FOYER_MODE)
        const seen = { compiled, campaign: id, at: clocks.business() }
        return { faults: [...faults, ...(await storedFaults(db, document, seen))] }
      },
      'POST /staff/campaigns/submit': (request) => submit(context, request.body, memberOf(request)),
      'POST /staff/campaigns/withdraw': (request) => withdraw(context, request.body, memberOf(request)),
      'POST /staff/campaigns/return': (request) => returnToAuthors(context, request.body, memberOf(request)),
      'POST /staff/campaigns/approve': (request) => approve(context, request.body, memberOf(request)),
      'POST /staff/campaigns/schedule': (request) => schedule(context, request.body, memberOf(request)),
      'POST /staff/campaigns/close': (request) => close(context, request.body, memberOf(request)),
      'POST /staff/campaigns/revert': (request) => revert(context, request.body, memberOf(request)),
      'POST /staff/campaigns/comments/add': (request) => addComment(context, request.body, memberOf(request)),
      'POST /staff/campaigns/comments/resolve': (request) => resolveComment(context, request.body, memberOf(request)),
      'POST /staff/campaigns/revisions': ({ body }) => listRevisions(db, body),
      'POST /staff/campaigns/revisions/open': ({ body }) => openRevision(db, body),
      'POST /staff/campaigns/revisions/diff': async ({ body: { id, from, to } }) =>
        diffOf(await openRevision(db, { id, revision: from }), await openRevision(db, { id, revision: to })),
      'POST /staff/campaigns/previews': ({ body }) => listPreviews(context, body),
      'POST /staff/campaigns/previews/create': (request) => createPreview(context, request.body, memberOf(request)),
      'POST /staff/campaigns/previews/end': (request) => endPreview(context, request.body, memberOf(request)),
    },
    Object.fromEntries(
      ['POST /staff/campaigns/save', 'POST /staff/campaigns/check'].map((call) => [call, { bodyLimit }]),
    ),
  )
}
