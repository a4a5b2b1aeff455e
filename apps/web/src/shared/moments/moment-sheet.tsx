import { type ReactNode, useId, useRef } from 'react'
import { useText } from '../text/use-text.ts'
import { Button } from '../ui/button.tsx'
import { Icon } from '../ui/icon.tsx'
import { closeIcon } from '../ui/icons.ts'
import { checkIcon } from '../ui/later-icons.ts'
import * as sheetStyles from '../ui/sheet.module.css'
import { useAfterFrame } from '../ui/use-after-frame.ts'
import { useModal } from '../ui/use-modal.ts'
import { useVeilTap } from '../ui/use-veil-tap.ts'
import { AddToCalendar } from './add-to-calendar.tsx'
import type { CalendarEvent } from './calendar-file.ts'
import * as styles from './moment.module.css'
import { MomentMark } from './moment-mark.tsx'
import type { NextAct } from './next-act.ts'
import { ShareButton } from './picture/share-button.tsx'
import type { Shared } from './picture/shared.ts'
import { text } from './text.ts'

/** What has happened, or will; `time` in words. */
export interface MomentStep {
  readonly label: string
  readonly time?: string
  readonly isDone?: boolean
  /** the person does this now */
  readonly isNext?: boolean
}

interface MomentSheetProps {
  /** what happened */
  title: string
  /** to what, or why */
  subject?: string | undefined
  /** the drawing above the title, instead of a tick or a clock */
  art?: ReactNode
  tone?: 'good' | 'wait'
  /** the figure of the moment, large, with its unit or name; with a condition it is not received yet, so it is smaller */
  figure?: { value: ReactNode; note: string } | { value: string; unit: string; condition: string } | undefined
  steps?: readonly MomentStep[]
  /** until when the steps are possible */
  deadline?: { label: string; time: string } | undefined
  reference?: string | undefined
  /** the one main action, which runs when the sheet has closed; without one, a button that closes */
  next?: NextAct | undefined
  calendar?: CalendarEvent | undefined
  share?: Shared | undefined
  children?: ReactNode
  onClose: () => void
}

const OpenMomentSheet = (props: MomentSheetProps) => {
  const { title, subject, art, tone = 'good', figure, steps = [], deadline } = props
  const { reference, next, calendar, share, children } = props
  const t = useText(text)
  const id = useId()
  const afterwards = useRef<() => void>(undefined)
  const close = () => {
    props.onClose()
    // the page behind can scroll and take the focus only when the sheet is gone
    if (afterwards.current) setTimeout(afterwards.current)
  }
  const heading = useRef<HTMLHeadingElement>(null)
  const { dialog, close: shut, handlers } = useModal({ first: heading, leaves: true, onClose: close })
  return (
    <dialog
      ref={dialog}
      className={`${sheetStyles.sheet} ${styles.moment}`}
      aria-labelledby={`${id}-title`}
      aria-describedby={subject ? `${id}-subject` : undefined}
      {...handlers}
      {...useVeilTap(dialog, shut)}
    >
      <div className={sheetStyles.sheetBody}>
        <button type="button" className={`icon-button ${styles.momentClose}`} aria-label={t.close} onClick={shut}>
          <Icon path={closeIcon} />
        </button>
        <div className={sheetStyles.sheetContent} tabIndex={0}>
          <div className={styles.momentArt}>{art ?? <MomentMark tone={tone} />}</div>
          <h2 ref={heading} id={`${id}-title`} tabIndex={-1} className={styles.momentTitle}>
            {title}
          </h2>
          {subject && (
            <p id={`${id}-subject`} className={styles.momentSubject}>
              {subject}
            </p>
          )}
          {figure && (
            <p className={`${styles.momentFigure} numbers`}>
              {'condition' in figure && <span>{figure.condition}</span>}
              <strong>
                {figure.value}
                {'unit' in figure && <span className={styles.momentUnit}> {figure.unit}</span>}
              </strong>
              {'note' in figure && <span>{figure.note}</span>}
            </p>
          )}
          {(steps.length > 0 || deadline || reference) && (
            <div className={styles.momentCard}>
              {steps.length > 0 && (
                <ol role="list" className={styles.momentSteps} aria-label={t.next}>
                  {steps.map(({ label, time, isDone = false, isNext = false }) => (
                    <li key={label} data-done={isDone || undefined} aria-current={isNext ? 'step' : undefined}>
                      {isDone && <Icon path={checkIcon} size={18} />}
                      <span>{label}</span>
                      {time && <small className="numbers">{time}</small>}
                    </li>
                  ))}
                </ol>
              )}
              {deadline && (
                <p className={`${styles.momentFact} numbers`}>
                  {deadline.label} <b>{deadline.time}</b>
                </p>
              )}
              {reference && (
                <p className={`${styles.momentFact} ${styles.momentReference} numbers`}>
                  {t.reference} <b>{reference}</b>
                </p>
              )}
            </div>
          )}
          {children}
        </div>
        <footer className={styles.momentFooter}>
          {next && 'to' in next ? (
            <a className="button" href={`#${next.to}`}>
              {next.label}
            </a>
          ) : (
            <Button
              onClick={() => {
                afterwards.current = next?.onPress
                shut()
              }}
            >
              {next?.label ?? t.done}
            </Button>
          )}
          {(calendar || share) && (
            <div className={styles.momentExtras}>
              {calendar && <AddToCalendar event={calendar} />}
              {share && <ShareButton {...share} />}
            </div>
          )}
        </footer>
      </div>
    </dialog>
  )
}

/**
 * A sheet for something that a person achieved: what happened, what follows and when, and the next step. It is announced
 * once, by its name and description.
 */
export const MomentSheet = (props: MomentSheetProps) => useAfterFrame() && <OpenMomentSheet {...props} />
