/**
 * An icon of `icons.ts` with a constant stroke width. It is decorative: adjacent text or the control's name has the
 * meaning.
 */
export const Icon = ({ path, size = 24 }: { path: string; size?: number }) => (
  <svg
    width={size}
    height={size}
    viewBox="0 0 24 24"
    fill="none"
    stroke="currentColor"
    strokeWidth="1.75"
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden="true"
  >
    <path d={path} />
  </svg>
)
