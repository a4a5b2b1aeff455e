import { inLanguage } from '@foyer/api/languages'
import type { Offering } from '@foyer/api/offerings'
import { useState } from 'react'
import * as blocksStyles from '../../../shared/activity/blocks/blocks.module.css'
import { Section } from '../../../shared/activity/blocks/section.tsx'
import { AllotmentResult, ApplicationCard } from '../../../shared/offerings/lazy.tsx'
import { applicationFor, useOfferingClock } from '../../../shared/offerings/phase.ts'
import { PhaseChip } from '../../../shared/offerings/phase-line.tsx'
import { useLanguage } from '../../../shared/text/language.ts'
import { useText } from '../../../shared/text/use-text.ts'
import * as styles from '../page.module.css'
import { text } from '../text.ts'
import { useBond } from '../use-bond.ts'

type Bond = ReturnType<typeof useBond>

const SeriesCard = ({
  offering,
  bond,
}: {
  offering: Offering
  bond: Bond & { offers: NonNullable<Bond['offers']> }
}) => {
  const language = useLanguage()
  const [isOpen, setOpen] = useState(false)
  const { offers, mine, query } = bond
  const now = useOfferingClock(offers, mine)
  const application = applicationFor(mine.data, offering.code)
  return (
    <details
      className={`${blocksStyles.card} ${styles.bondOther}`}
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <summary>
        <span>{inLanguage(offering.name, language)}</span>
        <PhaseChip offering={offering} now={now} />
      </summary>
      {isOpen && (
        <>
          {application && (
            <ApplicationCard
              application={application}
              offering={offering}
              offers={offers}
              mine={mine}
              onRefresh={query.refetch}
            />
          )}
          <AllotmentResult offering={offering} application={application} />
        </>
      )}
    </details>
  )
}

/** The earlier series, each with its result. */
export const EarlierSeries = ({ code }: { code: string | null }) => {
  const t = useText(text)
  const bond = useBond(code)
  const { offers, others } = bond
  if (!offers || others.length === 0) return null
  return (
    <Section title={t.others}>
      {others.map((offering) => (
        <SeriesCard key={offering.code} offering={offering} bond={{ ...bond, offers }} />
      ))}
    </Section>
  )
}
