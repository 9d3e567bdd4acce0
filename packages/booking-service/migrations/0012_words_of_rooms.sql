-- What there is only one text of is that text in every language, until the hotel gives it others.
ALTER TABLE "rate_plan" ALTER COLUMN "name" SET DATA TYPE jsonb USING jsonb_build_object('en', "name", 'es', "name", 'it', "name");--> statement-breakpoint
ALTER TABLE "room_type" ALTER COLUMN "name" SET DATA TYPE jsonb USING jsonb_build_object('en', "name", 'es', "name", 'it', "name");--> statement-breakpoint
ALTER TABLE "room_type" ALTER COLUMN "beds" SET DATA TYPE jsonb USING jsonb_build_object('en', "beds", 'es', "beds", 'it', "beds");
