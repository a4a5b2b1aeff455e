/** The element id of the form, which the button at the bottom of the page submits. */
export const formId = 'gift-form'
