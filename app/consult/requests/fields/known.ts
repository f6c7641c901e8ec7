/**
 * What a link to the form may say in its query, and the field that it fills in: `/consult?area=tax`. Nothing
 * personal, since addresses are logged and shared.
 */
export const knownFields = { area: 'area', situation: 'stage' } as const;
