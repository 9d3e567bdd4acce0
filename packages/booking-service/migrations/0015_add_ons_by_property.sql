ALTER TABLE "property" ADD COLUMN "sells_add_ons" boolean DEFAULT true NOT NULL;--> statement-breakpoint
-- Written by hand: hotels that let no room go alone showed no add-ons either, when their brand decided both.
UPDATE "property" SET "sells_add_ons" = false WHERE "cancelling" = 'all-rooms-together';
