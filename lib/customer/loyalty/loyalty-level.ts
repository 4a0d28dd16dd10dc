export type LoyaltyLevel = 'black' | 'blue' | 'silver';
