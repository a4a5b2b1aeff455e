import { editorEndpoints } from '@foyer/api/endpoints/editor'
import type { Context } from '../../../context.ts'
import type { App } from '../../../http/app.ts'
import { serve } from '../../../http/serve.ts'
import { longestCampaign, readCampaign } from '../pages/campaign.ts'
import { saveDraft } from '../pages/drafts.ts'
import { type Fault, Faulty } from '../pages/faults.ts'
import { sandboxSurroundings, surroundings } from '../pages/surroundings.ts'
import { roughDraft } from './rough.ts'

/** How long the preview of the editor can be seen: each change makes a new one. */
const previewLife = 30 * 60_000

const faultsOf = (text: string, around: Parameters<typeof readCampaign>[1]): readonly Fault[] => {
  try {
    readCampaign(text, around)
    return []
  } catch (error) {
    if (error instanceof Faulty) return error.faults
    throw error
  }
}

/** Serves what the console's editor needs of the content: its surroundings, its faults and its preview. */
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
        return { media: [...media].sort(), instruments: [...instruments].sort() }
      },
      'POST /staff/editor/check': async (request) => {
        const { document } = request.body
        const near = around()
        const { facts, content, omitted } = roughDraft(document, near, clocks.business())
        const { token, expiresAt } = await saveDraft(db, { facts, content }, clocks.wall(), previewLife)
        return {
          faults: [...faultsOf(JSON.stringify(document), near)],
          draft: { token, expiresAt, route: facts.route, omitted: [...omitted] },
        }
      },
    },
    // the longest document, and its envelope
    { 'POST /staff/editor/check': { bodyLimit: longestCampaign + 1024 } },
  )
}
