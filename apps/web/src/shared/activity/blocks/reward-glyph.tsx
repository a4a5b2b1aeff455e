/** The drawing of a voucher, for a reward that has no drawing of its own. */
export const RewardGlyph = () => (
  <svg
    viewBox="0 0 40 40"
    width="64"
    height="64"
    fill="none"
    strokeWidth="1.5"
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden="true"
  >
    <path d="M8 13h24v4a3 3 0 0 0 0 6v4H8v-4a3 3 0 0 0 0-6z" stroke="var(--brand)" />
    <path d="M16 17v1M16 20v1M16 23v1M21 18h6M21 22h4" stroke="var(--line-strong)" />
  </svg>
)
