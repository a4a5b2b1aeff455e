/** An arch of the arcade: half its width, its top, and the floor below it. */
const arch = (half: number, top: number, floor: number): string =>
  `M${220 - half} ${floor}V${top + half}a${half} ${half} 0 0 1 ${2 * half} 0V${floor}z`

/** The arches of the firm's mark as an arcade with a lit door at its end, for the pages without a session. */
export const Arcade = () => (
  <svg className="arcade" viewBox="0 0 440 150" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
    <path fill="var(--hero)" d="M-900-900H1340V150H-900z" />
    <g fill="none" stroke="var(--brand-soft-light)" strokeWidth="10" opacity="0.1">
      <path d="M-22 160V84a46 46 0 0 1 92 0v76M4 160V88a20 20 0 0 1 40 0v72" />
      <path d="M370 160V84a46 46 0 0 1 92 0v76M396 160V88a20 20 0 0 1 40 0v72" />
    </g>
    <g fill="var(--brand-soft-light)">
      <path opacity="0.1" d={arch(112, 14, 150)} />
      <path opacity="0.12" d={arch(88, 28, 150)} />
      <path opacity="0.18" d={arch(64, 42, 150)} />
    </g>
    <path fill="var(--accent)" d={arch(42, 56, 132)} />
    <path fill="var(--brand-soft-light)" d={arch(33, 66, 132)} />
    <path fill="var(--brand-soft-light)" opacity="0.35" d="M187 132h66l31 18H156z" />
  </svg>
)
