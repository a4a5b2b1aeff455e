import type { Block, BlockKind, PageBlock } from '@foyer/api/page-content'
import { type ComponentType, Fragment, type ReactNode, useDeferredValue, useEffect } from 'react'
import { useShown } from '../shown.ts'
import * as styles from './blocks.module.css'
import { CountdownBlock } from './countdown-block.tsx'
import { FaqBlock } from './faq-block.tsx'
import { ImageBlock } from './image-block.tsx'
import { JoinBlock } from './join-block.tsx'
import { QuotesBlock, VideoBlock } from './lazy-blocks.tsx'
import { RewardsBlock } from './rewards-block.tsx'
import { RulesBlock } from './rules-block.tsx'
import { StepsBlock } from './steps-block.tsx'
import { TermsBlock } from './terms-block.tsx'
import { TextBlock } from './text-block.tsx'

/** Kinds that the frame shows outside of the content blocks. */
type FramedKind = 'hero' | 'risk'
type ShownKind = Exclude<BlockKind, FramedKind>

const parts: { readonly [Kind in ShownKind]: ComponentType<{ block: Block<Kind> }> } = {
  text: TextBlock,
  image: ImageBlock,
  video: VideoBlock,
  countdown: CountdownBlock,
  steps: StepsBlock,
  rewards: RewardsBlock,
  quotes: QuotesBlock,
  rules: RulesBlock,
  faq: FaqBlock,
  terms: TermsBlock,
  join: JoinBlock,
}
const framed: ReadonlySet<string> = new Set<FramedKind>(['hero', 'risk'])

/** Omits a block of a newer schema that this client cannot show, and reports the omission. */
const Unknown = ({ kind }: { kind: string }) => {
  useEffect(() => {
    const error = new Error(`block of an unknown kind: ${kind}`)
    // reaches the reporter like an uncaught error, but does not print to the console
    dispatchEvent(new ErrorEvent('error', { error }))
  }, [kind])
  return null
}

const One = ({ block }: { block: PageBlock }) => {
  if (framed.has(block.kind)) return null
  if (!Object.hasOwn(parts, block.kind)) return <Unknown kind={block.kind} />
  const Part = parts[block.kind as ShownKind] as ComponentType<{ block: PageBlock }>
  return <Part block={block} />
}

/** In a preview the console finds each block by its index; other pages have no element more. */
const Place = ({ index, children }: { index: number; children: ReactNode }) =>
  useShown().detail.preview ? (
    <div className={styles.place} data-block={index}>
      {children}
    </div>
  ) : (
    children
  )

/**
 * This many blocks fill the first view of a phone. The others render after it in a transition, so the page stays
 * responsive.
 */
const inFirstView = 2

interface BlocksProps {
  /** a part of the page itself, shown after the first block of this kind, or at the end if there is no such block */
  after?: { kind: ShownKind; part: ReactNode }
  /** kind of block to omit because a part of the page replaces it */
  without?: ShownKind
}

/** The content blocks of a published page, in the author's order. */
export const Blocks = ({ after, without }: BlocksProps) => {
  const { blocks } = useShown().detail
  const content = blocks.filter(({ kind }) => !framed.has(kind) && kind !== without)
  const shown = useDeferredValue(blocks, content.slice(0, inFirstView))
  const place = after && shown.find(({ kind }) => kind === after.kind)
  return (
    <>
      {shown
        .filter(({ kind }) => kind !== without)
        .map((block) => (
          <Fragment key={blocks.indexOf(block)}>
            <Place index={blocks.indexOf(block)}>
              <One block={block} />
            </Place>
            {block === place && after?.part}
          </Fragment>
        ))}
      {!place && after?.part}
    </>
  )
}
