CREATE TABLE "view_session" (
	"origin_jti" text PRIMARY KEY NOT NULL,
	"secret_hash" text NOT NULL,
	"reservation_code" text NOT NULL,
	"brand" text NOT NULL,
	"signed_in_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "view_session_secret_hash_unique" UNIQUE("secret_hash")
);
--> statement-breakpoint
CREATE INDEX "view_session_by_expiry" ON "view_session" USING btree ("expires_at");