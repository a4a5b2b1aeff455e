import { inLanguage } from '@foyer/api/languages'
import { isRoute } from '../../../platform/navigation.ts'
import { Art } from '../../art/art.tsx'
import { formatNearHongKong } from '../../format/hong-kong-time.ts'
import { MomentSheet, type MomentStep } from '../../moments/moment-sheet.tsx'
import type { NextAct } from '../../moments/next-act.ts'
import { text } from '../../moments/text.ts'
import { useLanguage } from '../../text/language.ts'
import { fill } from '../../text/table.ts'
import { useText } from '../../text/use-text.ts'
import { blockOf } from '../blocks/block-of.ts'
import { followingSteps } from '../blocks/following-steps.ts'
import { text as gateText } from '../gate/text.ts'
import { useShown } from '../shown.ts'
import { endsEvent, stageEvent } from './campaign-events.ts'
import { cardOf, figureOf } from './card.ts'

/** The next act after a join: the page's own, the author's, or the rewards where the campaign has any. */
const useNext = (): NextAct | undefined => {
  const gate = useText(gateText)
  const language = useLanguage()
  const { detail, actions } = useShown()
  if (actions.next) return actions.next
  const next = blockOf(detail.blocks, 'join')?.next
  if (next && isRoute(next.route)) return { label: inLanguage(next.label, language), to: next.route }
  return blockOf(detail.blocks, 'rewards') ? { label: gate.toRewards, to: '/myRewards' } : undefined
}

/** A figure with a small currency before its digits, as on every page. */
const SmallUnit = ({ children }: { children: string }) => {
  const [, unit = '', digits = children] = /^(HK\$)(.*)$/.exec(children) ?? []
  return (
    <>
      {unit && <small>{unit}</small>}
      {digits}
    </>
  )
}

/**
 * The moment after a person joined, or completed a stage, on this page.
 *
 * @param stage id of the completed stage; empty for a join
 */
export const SuccessMoment = ({ stage, onClose }: { stage: string; onClose: () => void }) => {
  const t = useText(text)
  const language = useLanguage()
  const shown = useShown()
  const { detail, personalStatus, join, actions } = shown
  const { status } = personalStatus
  const next = useNext()
  const nth = detail.stages.findIndex(({ id }) => id === stage)
  const following = detail.stages[nth + 1]
  const isLast = nth >= 0 && !following
  const participation =
    status?.stages.find(({ id }) => id === stage)?.participation ?? status?.participation ?? undefined
  const isOpen = following !== undefined && join.stage === following.id

  const timeOf = (at: number) => formatNearHongKong(language, at, detail.asOf)
  const done: MomentStep[] = participation
    ? [{ label: t.joinedAt, time: timeOf(participation.joinedAt), isDone: true }]
    : []
  const published = nth < 0 && !actions.moment ? followingSteps(detail, language) : []
  const own = (nth < 0 && actions.moment?.steps) || published
  const note = inLanguage(blockOf(detail.blocks, 'join')?.next?.note, language)
  const ownSteps = own.map((label, at): MomentStep => {
    if (at > 0 || published.length === 0) return { label }
    return { label, isNext: true, ...(note && { time: note }) }
  })
  const figure = nth < 0 ? figureOf(detail, language) : undefined
  const coming: MomentStep[] = following
    ? [
        {
          label: fill(t.nextStage, { title: inLanguage(following.title, language) }),
          ...(!isOpen && { time: fill(t.opensAt, { time: timeOf(following.opensAt) }) }),
        },
      ]
    : blockOf(detail.blocks, 'rewards') && published.length === 0
      ? [{ label: t.rewardComes }]
      : []
  const closes = timeOf(detail.closesAt)
  // the end of the steps of the author is no step itself
  const deadline = published.length > 0 ? { label: t.deadline, time: closes } : undefined
  const ends: MomentStep[] = isLast || deadline ? [] : [{ label: t.ends, time: closes }]
  const toStage: NextAct | undefined =
    isOpen && join.place ? { label: inLanguage(following.action, language), to: join.place } : undefined
  const laterStage = isOpen ? undefined : following
  const title =
    nth < 0
      ? (actions.moment?.title ?? actions.joinedTitle ?? t.joined)
      : isLast
        ? t.allDone
        : fill(t.stageDone, { n: nth + 1 })
  return (
    <MomentSheet
      title={title}
      subject={nth < 0 ? inLanguage(detail.title, language) : inLanguage(detail.stages[nth]?.title, language)}
      figure={
        figure &&
        (published.length > 0
          ? { value: figure.value, unit: figure.note, condition: t.rewardAfter }
          : { value: <SmallUnit>{figure.value}</SmallUnit>, note: figure.note })
      }
      art={nth < 0 ? <Art scene="states/joined" theme={detail.theme ?? 'brand'} /> : undefined}
      steps={[...done, ...ownSteps, ...coming, ...ends]}
      deadline={deadline}
      reference={participation?.reference}
      next={toStage ?? (nth < 0 ? next : undefined)}
      calendar={
        isLast ? undefined : laterStage ? stageEvent(detail, laterStage, language) : endsEvent(detail, language)
      }
      share={{ facts: cardOf(detail, language) }}
      onClose={onClose}
    />
  )
}
