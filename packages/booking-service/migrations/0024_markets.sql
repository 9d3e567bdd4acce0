ALTER TABLE "market" ADD COLUMN "currency" text;--> statement-breakpoint
ALTER TABLE "market" ADD COLUMN "pms_profile_id" text;