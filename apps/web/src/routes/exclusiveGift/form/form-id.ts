/** The form on the page, which the button at its foot submits. */
export const formId = 'gift-form'
