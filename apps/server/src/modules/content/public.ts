/** What other modules may use of `content`. */
export { mediaNames } from './media/catalogue.ts'
export { rangeOf } from './media/range.ts'
export type { Surroundings } from './pages/authored.ts'
export { authoredTexts } from './pages/authored-texts.ts'
export { readCampaign } from './pages/campaign.ts'
export { type Compiled, compile } from './pages/compile.ts'
export { draftByCode, draftPath, endDraft, saveDraft } from './pages/drafts.ts'
export type { ActivityFacts } from './pages/facts.ts'
export { campaignFaultOf, wordedFault } from './pages/fault-codes.ts'
export { type Fault, Faulty, pathOf } from './pages/faults.ts'
export { readJsonText } from './pages/json-text.ts'
export { faultsIn } from './pages/messages.ts'
export { missingPictureFaults } from './pages/missing-picture-faults.ts'
export { authoredMoment, timeOfDay } from './pages/moments.ts'
export {
  heroOf,
  type PageContent,
  type PublishedPage,
  publishedHeroes,
  publishedPage,
  savePageVersion,
} from './pages/published.ts'
export { sandboxSurroundings, surroundings } from './pages/surroundings.ts'
export { pageVersionRows } from './relations.ts'
