import { editorEndpoints } from '@foyer/api/endpoints/editor'
import type { Context } from '../../../context.ts'
import type { App } from '../../../http/app.ts'
import { serve } from '../../../http/serve.ts'
import { newestPictures } from '../../pictures/public.ts'
import { longestCampaign } from '../pages/campaign.ts'
import { saveDraft } from '../pages/drafts.ts'
import { sandboxSurroundings, surroundings } from '../pages/surroundings.ts'
import { roughDraft } from './rough.ts'

/** How long the preview of the editor can be seen: each change makes a new one. */
const previewLife = 30 * 60_000

/** Serves what the console's editor needs of the content: its surroundings and its preview. */
export const editorRoutes = async (app: App, context: Context): Promise<void> => {
  const { db, clocks, environment } = context
  const around = () =>
    environment.FOYER_MODE === 'sandbox' ? sandboxSurroundings(clocks.business()) : surroundings('production')
  serve(
    app,
    context,
    editorEndpoints,
    {
      'POST /staff/editor/surroundings': async () => {
        const { media, instruments } = around()
        return {
          pictures: [...(await newestPictures(db))],
          media: [...media].sort(),
          instruments: [...instruments].sort(),
        }
      },
      'POST /staff/editor/draft': async (request) => {
        const { facts, content, omitted } = roughDraft(request.body.document, around(), clocks.business())
        const { token, expiresAt } = await saveDraft(db, { facts, content }, clocks.wall(), previewLife)
        return { token, expiresAt, route: facts.route, omitted: [...omitted] }
      },
    },
    // the longest document, and its envelope
    { 'POST /staff/editor/draft': { bodyLimit: longestCampaign + 1024 } },
  )
}
