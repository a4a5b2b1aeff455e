import type { Block } from '@foyer/api/page-content'
import { lazyPart } from '../../ui/lazy-part.tsx'
import * as styles from './blocks.module.css'

/** Blocks that are large enough for a chunk of their own. Each reserves its space while its code loads. */
export const VideoBlock = lazyPart<{ block: Block<'video'> }>(
  () => import('./video-block.tsx').then((module) => module.VideoBlock),
  <div className={`${styles.block} ${styles.pendingVideo}`} />,
)
export const QuotesBlock = lazyPart<{ block: Block<'quotes'> }>(
  () => import('./quotes-block.tsx').then((module) => module.QuotesBlock),
  <div className={`${styles.block} ${styles.pendingQuotes}`} />,
)
