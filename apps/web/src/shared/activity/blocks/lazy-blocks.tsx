import type { Block } from '@foyer/contract/page-content'
import { lazyPart } from '../../ui/lazy-part.tsx'

/** Blocks heavy enough for a piece of their own. Each leaves its place free while its code is on the way. */
export const VideoBlock = lazyPart<{ block: Block<'video'> }>(
  () => import('./video-block.tsx').then((module) => module.VideoBlock),
  <div className="block pending-video" />,
)
export const QuotesBlock = lazyPart<{ block: Block<'quotes'> }>(
  () => import('./quotes-block.tsx').then((module) => module.QuotesBlock),
  <div className="block pending-quotes" />,
)
