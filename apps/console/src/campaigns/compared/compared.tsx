import type { CampaignChange } from '@foyer/api/staff/campaign-revisions'
import { useText } from '@foyer/staff-interface/language'
import { fill } from '@foyer/staff-interface/table'
import { useMemo, useState } from 'react'
import { PreviewChoices, usePreviewChoices } from '../../preview/choices.tsx'
import { millisecondsOf } from '../../shared/moments.ts'
import { Failure } from '../../ui/failure.tsx'
import { Segments } from '../../ui/field.tsx'
import { LoadingRows } from '../../ui/loading-rows.tsx'
import { pageText } from '../text.ts'
import { ChangeList } from './change-list.tsx'
import { type ChangedBlock, changedBlocks, indexInDraft } from './changed-blocks.ts'
import { boxOf, type FrameBlock } from './frame-blocks.ts'
import { MarkedFrame } from './marked-frame.tsx'
import { comparedText } from './text.ts'
import { type Drafted, useDraft } from './use-drafts.ts'
import { useScrolling } from './use-scrolling.ts'
import './compared.css'

const layouts = ['beside', 'over'] as const
type Layout = (typeof layouts)[number]
/** Space above a block that the person jumps to, in pixels: the bar of the client covers less. */
const above = 72

const blocksIn = (
  changed: readonly ChangedBlock[],
  side: 'earlier' | 'later',
  { draft }: Drafted,
): readonly (FrameBlock | undefined)[] =>
  changed.map(({ blockKind, [side]: block }) => {
    const index = block === null ? undefined : indexInDraft(block, draft.omitted)
    return index === undefined ? undefined : { kind: blockKind, index }
  })

interface Props {
  readonly revisions: readonly [from: number, to: number]
  readonly sides: readonly [before: Drafted, after: Drafted]
  readonly changes: readonly CampaignChange[]
}

const Both = ({ revisions, sides: [before, after], changes }: Props) => {
  const t = useText(comparedText)
  const names = useText(pageText)
  const { opens, closes } = after.document.activity
  const choices = usePreviewChoices({ opens: millisecondsOf(opens), closes: millisecondsOf(closes) })
  const [layout, setLayout] = useState<Layout>(() => (innerWidth < 1000 ? 'over' : 'beside'))
  const [share, setShare] = useState(50)
  const [frames, setFrames] = useState<readonly [HTMLIFrameElement | undefined, HTMLIFrameElement | undefined]>([
    undefined,
    undefined,
  ])
  const scroll = useScrolling(frames)
  const changed = useMemo(() => changedBlocks(changes), [changes])
  const [earlier, later] = useMemo(
    () => [blocksIn(changed, 'earlier', before), blocksIn(changed, 'later', after)] as const,
    [changed, before, after],
  )
  const topOf = (frame: HTMLIFrameElement | undefined, block: FrameBlock | undefined): number | undefined =>
    block && frame?.contentDocument ? boxOf(frame.contentDocument, block)?.top : undefined
  /** @returns whether one of the pages shows the block */
  const go = (nth: number): boolean => {
    const [one, other] = [topOf(frames[0], earlier[nth]), topOf(frames[1], later[nth])]
    // for a block of only one version, the other page scrolls to the same position
    scroll((one ?? other ?? above) - above, (other ?? one ?? above) - above)
    return one !== undefined || other !== undefined
  }
  const versions = revisions.map((revision) => fill(names.version, { revision }))
  const { theme, size } = choices
  const common = { theme, size, changed }
  return (
    <section className="compared" aria-label={t.title}>
      <div className="compared-choices">
        <PreviewChoices choices={choices} />
      </div>
      <ChangeList changed={changed} go={go} />
      <div className="compared-bar">
        <Segments<Layout>
          label={t.layout}
          value={layout}
          choices={layouts.map((one) => [one, t[one]])}
          choose={setLayout}
        />
        {layout === 'over' && (
          <label className="compared-share">
            <span>{versions[0]}</span>
            <input
              type="range"
              min={0}
              max={100}
              value={share}
              aria-label={t.share}
              aria-valuetext={fill(t.shareOf, { before: share, after: 100 - share })}
              onChange={({ target }) => setShare(Number(target.value))}
            />
            <span>{versions[1]}</span>
          </label>
        )}
      </div>
      <div className="compared-frames" data-layout={layout}>
        <figure>
          <figcaption>
            {versions[0]} · {t.older}
          </figcaption>
          <MarkedFrame
            {...common}
            address={choices.addressOf(before.draft)}
            title={versions[0] ?? ''}
            blocks={earlier}
            onShown={(frame) => setFrames(([, other]) => [frame, other])}
            {...(layout === 'over' && { style: { clipPath: `inset(0 ${100 - share}% 0 0)` } })}
          />
        </figure>
        <figure>
          <figcaption>
            {versions[1]} · {t.newer}
          </figcaption>
          <MarkedFrame
            {...common}
            address={choices.addressOf(after.draft)}
            title={versions[1] ?? ''}
            blocks={later}
            onShown={(frame) => setFrames(([one]) => [one, frame])}
            {...(layout === 'over' && { style: { clipPath: `inset(0 0 0 ${share}%)` } })}
          />
        </figure>
        {layout === 'over' && (
          <div className="compared-line" aria-hidden="true">
            <span style={{ left: `${share}%` }} />
          </div>
        )}
      </div>
    </section>
  )
}

/** Two revisions as the client shows them, beside or over each other, with what changed marked in words. */
export const Compared = ({
  id,
  from,
  to,
  changes,
}: {
  id: string
  from: number
  to: number
  changes: readonly CampaignChange[]
}) => {
  const [before, after] = [useDraft(id, from), useDraft(id, to)]
  const fault = before.fault ?? after.fault
  if (fault && !(before.data && after.data))
    return (
      <Failure
        fault={fault}
        again={() => {
          before.again()
          after.again()
        }}
        isWhole
      />
    )
  if (!before.data || !after.data) return <LoadingRows />
  return <Both key={`${from} ${to}`} revisions={[from, to]} sides={[before.data, after.data]} changes={changes} />
}
