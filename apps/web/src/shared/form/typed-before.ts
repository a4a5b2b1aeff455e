/**
 * The fields of the form that the build rendered and a visitor may have filled in before the client took it over, in their
 * order; none once the client renders a form itself.
 */
export const typedBefore = (): readonly HTMLInputElement[] => [
  ...document.querySelectorAll<HTMLInputElement>('#app[data-painted] input'),
]
