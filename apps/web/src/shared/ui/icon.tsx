/** An icon of `icons.ts`, in one stroke width. Decorative: the text beside it, or the control's name, says it. */
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
