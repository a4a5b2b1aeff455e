import { inLanguage } from '@foyer/api/languages'
import type { ReactNode } from 'react'
import { pathTo } from '../../platform/path-to.ts'
import { formatMoment } from '../format/hong-kong-time.ts'
import { useBusinessClock } from '../server/business-clock.ts'
import { useAge } from '../server/stored-at.ts'
import { useLanguage } from '../text/language.ts'
import { fill } from '../text/table.ts'
import { useText } from '../text/use-text.ts'
import { Icon } from '../ui/icon.tsx'
import { alertIcon } from '../ui/icons.ts'
import { offlineIcon, personIcon } from '../ui/later-icons.ts'
import { Notice } from '../ui/notice.tsx'
import { useTitle } from '../ui/use-title.ts'
import type { Activity } from './activity.ts'
import { blockOf } from './blocks/block-of.ts'
import { Facts } from './frame/facts.tsx'
import * as styles from './frame/frame.module.css'
import { Frame } from './frame/frame.tsx'
import { Hero } from './frame/hero.tsx'
import { HeroPicture } from './frame/hero-picture.tsx'
import { Notices } from './frame/lazy-notices.tsx'
import { Outcome } from './frame/outcome.tsx'
import { PublishedOffer } from './frame/published-offer.tsx'
import { text } from './frame/text.ts'
import { GatePanel } from './gate/gate-panel.tsx'
import { usePersonalStatus } from './gate/use-personal-status.ts'
import { useJoin } from './join/use-join.ts'
import { isBefore, momentsOf } from './phase-moments.ts'
import { RelatedPlace } from './related/place.tsx'
import { type GateActions, ShownProvider } from './shown.ts'
import { Withheld } from './states/withheld.tsx'
import { useRefetchAt } from './use-refetch-at.ts'

interface FoundProps {
  activity: Activity
  /** time of the device clock when the detail arrived; the page shows its age while offline */
  updatedAt: number
  actions: GateActions
  /** the page's own headline, which replaces the activity's hero and countdown */
  head: { title: string; lead: string } | undefined
  /** replaces the activity's phase and period */
  facts: ReactNode
  /** replaces the offer in the headline panel */
  offer: ReactNode
  /** over the lower edge of the headline panel */
  card: ReactNode
  /** the card has the place of the art */
  isStage: boolean
  /** false where the page shows nothing that can be joined */
  hasGate: boolean
  children: ReactNode
}

/** An activity that was found, in its frame. */
export const Found = ({
  activity,
  updatedAt,
  actions,
  head,
  facts,
  offer,
  card,
  isStage,
  hasGate,
  children,
}: FoundProps) => {
  const t = useText(text)
  const language = useLanguage()
  const age = useAge(pathTo('GET /activities/:code', { code: activity.detail.code }), updatedAt)
  const { detail } = activity
  const personalStatus = usePersonalStatus(activity)
  const { status, gate } = personalStatus
  const openStage = status?.stages.find(({ state }) => state === 'open')?.id ?? ''
  const join = useJoin(activity, personalStatus, openStage, actions.consent !== undefined)
  const now = useBusinessClock({ asOf: detail.asOf, receivedAt: activity.receivedAt }, status)

  // The answers are outdated if the status has newer terms than the page, or is older than a period's current phase.
  // The page then requests them again after a pause.
  const periods = [detail, ...detail.stages]
  const isBehind =
    status && (status.termsVersion > detail.version || periods.some((period) => isBefore(status.asOf, period)))
  useRefetchAt(isBehind ? [now] : momentsOf(detail), now, personalStatus.refetch)

  const hero = blockOf(detail.blocks, 'hero')
  const title = head?.title ?? inLanguage(hero?.title ?? detail.title, language)
  useTitle(title)

  const isJoined = Boolean(status?.participation)
  const outcome = actions.outcome ?? <Outcome title={actions.joinedTitle ?? t.joined} />
  const mark = isJoined ? <span className={styles.heroJoined}>{outcome}</span> : detail.phase === 'open' && actions.mark

  const warning = head ? undefined : inLanguage(hero?.warning, language)
  const risks = blockOf(detail.blocks, 'risk')?.paragraphs.map((paragraph) => inLanguage(paragraph, language))
  return (
    <ShownProvider value={{ ...activity, personalStatus, join, now, actions }}>
      {gate === 'mainland' ? (
        <Withheld />
      ) : (
        <Frame
          banner={
            detail.preview && (
              <p className={styles.draft}>
                <Icon path={alertIcon} size={18} />
                {t.preview}
              </p>
            )
          }
          hero={
            head ? (
              <Hero {...head} isCompact />
            ) : (
              <Hero
                title={inLanguage(detail.headline, language) ?? title}
                lead={inLanguage(hero?.lead ?? detail.lead, language)}
                kicker={mark || inLanguage(hero?.kicker, language)}
                isLow={isStage}
                isEnded={detail.phase === 'ended'}
                art={hero?.art && <HeroPicture hero={hero} />}
                scene={hero?.scene && !hero.art ? `heroes/${hero.scene}` : undefined}
                theme={detail.theme ?? 'brand'}
              >
                {offer ?? (hero?.offer && <PublishedOffer />)}
              </Hero>
            )
          }
          bottomPanel={hasGate && <GatePanel />}
          {...(risks && { risks })}
        >
          {age !== undefined && (
            <Notice tone="info" icon={offlineIcon} live>
              {fill(t.offline, { time: formatMoment(language, age) })}
            </Notice>
          )}
          {detail.notices.length > 0 && <Notices notices={detail.notices} />}
          {card && (
            <div className={styles.heroCard} data-apart={age !== undefined || detail.notices.length > 0 || undefined}>
              {card}
              {warning && <p className={styles.cardRisk}>{warning}</p>}
            </div>
          )}
          {facts ?? <Facts />}
          {!head && hero?.audience && (
            <p className={styles.audience}>
              <Icon path={personIcon} size={18} />
              {inLanguage(hero.audience, language)}
            </p>
          )}
          {!card && warning && <p className={styles.warning}>{warning}</p>}
          <div className={styles.activityBody}>{children}</div>
          {!head && <RelatedPlace detail={detail} />}
        </Frame>
      )}
    </ShownProvider>
  )
}
