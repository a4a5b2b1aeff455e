import * as styles from '../page.module.css'

/** The firm's mark, and an arrow to the first character of the partner's name: one sees that one leaves the firm's site. */
export const Handover = ({ partner }: { partner: string }) => (
  <div className={styles.handover} aria-hidden="true">
    <img src={`${import.meta.env.BASE_URL}mark.svg`} alt="" width={48} height={48} />
    <svg viewBox="0 0 80 24" width="80" height="24" fill="none" data-mirrors aria-hidden="true">
      <path d="M3 12h66" strokeDasharray="1 8" />
      <path d="M68 5l8 7-8 7" />
    </svg>
    <span className={styles.partnerMark}>{[...partner][0]}</span>
  </div>
)
